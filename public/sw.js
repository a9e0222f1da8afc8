// Steward's service worker: it shows what is pushed and passes on what is answered. It keeps nothing. There is no handler for
// `fetch` and no cache, so every page and every answer comes from the server, and nothing private outlives a session here.

const ICON = "/icon-192.png";
/** A device that was off gets its reminders later than they were sent; after this long it says so. */
const LATE_AFTER_MS = 5 * 60_000;
/** A page that is there answers at once; one that does not is no page of somebody signed in. */
const ANSWERS_WITHIN_MS = 1000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(respond(event.action, event.notification.data));
});

/** A browser wants every push shown, so what cannot be read is shown as well. */
function read(data) {
  try {
    return data.json();
  } catch {
    return { kind: "unknown", id: "unknown" };
  }
}

/** The tag is the notification's id: what arrives twice, or is shown again, takes the place of the first. */
async function show(message, problem) {
  const { title, body, actions } = wordsFor(message);
  await self.registration.showNotification(title, {
    body: problem ?? body,
    actions,
    tag: message.id,
    data: message,
    icon: ICON,
    badge: ICON,
    // Somebody who looks at Steward sees it there already.
    silent: await isLookedAt(),
  });
}

function wordsFor(message) {
  if (message.kind === "test") return { title: "Steward", body: "Reminders reach you here." };
  if (message.kind !== "reminder") return { title: "Steward", body: "You have a reminder." };
  const isLate = message.late || Date.now() - Date.parse(message.at) > LATE_AFTER_MS;
  const moment = momentWords(message.at, message.time_zone);
  return {
    title: message.task.title,
    body: message.held
      ? `After your quiet hours: this was for ${moment}`
      : isLate
        ? `Late: this was for ${moment}`
        : `Reminder, ${moment}`,
    actions: [
      { action: "done", title: "Done" },
      { action: "snooze", title: `Snooze ${message.snooze_minutes} min` },
    ],
  };
}

/** The time today, with its day on any other; on the person's own clock. */
function momentWords(instant, timeZone) {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone });
  const isToday = day.format(new Date(instant)) === day.format(new Date());
  const date = isToday ? {} : { weekday: "short", day: "numeric", month: "short" };
  const options = { ...date, hour: "numeric", minute: "2-digit", timeZone };
  return new Intl.DateTimeFormat(undefined, options).format(new Date(instant));
}

async function isLookedAt() {
  const windows = await self.clients.matchAll({ type: "window" });
  return windows.some(({ focused, visibilityState }) => focused && visibilityState === "visible");
}

async function respond(action, message) {
  if (message.kind !== "reminder") return open(message.kind === "test" ? "/settings" : "/", { type: "look" });
  if (action === "done") return act(message, action, "POST", `/api/tasks/${message.task.id}/complete`, doneOf(message));
  if (action === "snooze") {
    const wish = { snooze_minutes: message.snooze_minutes };
    return act(message, action, "PATCH", `/api/reminders/${message.reminder}`, wish);
  }
  await openTask(message);
  // That it was looked at is worth no more than a try.
  await request("POST", "/api/notifications/read", { ids: [message.id] }).catch(() => {});
}

/** Of a task that repeats it names the day: said late, or twice, it must not skip one. */
const doneOf = ({ occurrence }) => ({ completed: true, ...(occurrence ? { occurrence } : {}) });

/** What is refused is said in the app, where it can be put right; what did not get through can be tried again here. */
async function act(message, action, method, path, body) {
  try {
    const answer = await request(method, path, body);
    if (!answer.ok) await openTask(message, action);
  } catch {
    await show(message, "Not saved: Steward did not answer. Try again.");
  }
}

const request = (method, path, body) =>
  fetch(path, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

function openTask({ task: { number } }, unsaved) {
  const words = unsaved ? `&unsaved=${unsaved}` : "";
  return open(`/tasks?show=all&search=%23${number}${words}#open`, { type: "open-task", number, unsaved });
}

/** In a window that is there, without loading it anew; else in a new one. */
async function open(address, message) {
  for (const window of await self.clients.matchAll({ type: "window" })) {
    // A click that is too long ago gives no right to the screen; the window shows it all the same.
    if (await isHeard(window, message)) return window.focus().catch(() => {});
  }
  return self.clients.openWindow(address);
}

function isHeard(window, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
    window.postMessage(message, [port2]);
  });
}

/** The browser has given up the subscription, or its vendor has. */
async function renew(old) {
  const { public_key } = await (await request("GET", "/api/push")).json();
  const wish = { userVisibleOnly: true, applicationServerKey: public_key };
  const fresh = await self.registration.pushManager.subscribe(wish);
  const { endpoint, keys } = fresh.toJSON();
  await request("POST", "/api/push", { endpoint, keys });
  if (old && old.endpoint !== endpoint) await request("DELETE", "/api/push", { endpoint: old.endpoint });
}
