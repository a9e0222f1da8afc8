/**
 * Runs once when the server starts, before it answers anything. The framework only logs what goes wrong here, so
 * scripts/serve.mjs leaves an object on `globalThis` that is told how the start went and what to close at the end.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { serverLifecycle } = await import("@/lib/platform/server-lifecycle");
  const lifecycle = serverLifecycle();
  try {
    const { startStore } = await import("@/lib/store/start-store");
    const { checkSignUp } = await import("@/lib/auth/check-sign-up");
    const { closeDatabase } = await import("@/lib/store/database");
    const { endRunningTurns } = await import("@/lib/agent/running-turns");
    const { startReminders } = await import("@/lib/reminders/start-reminders");
    const { purgeRegularly } = await import("@/lib/tools/purge-regularly");
    const { signInNotice } = await import("@/lib/auth/sign-in-notice");
    const { log } = await import("@/lib/platform/log");
    const { authSecret } = await import("@/lib/platform/auth-secret");
    const { warnAboutSettings } = await import("@/lib/platform/warn-about-settings");
    warnAboutSettings();
    // A secret that cannot be used must stop the start, not the first who signs in.
    if (lifecycle) authSecret();
    await startStore();
    await checkSignUp();
    const notice = await signInNotice();
    purgeRegularly();
    // Where a platform runs the app and may stop it after any answer, the cron route delivers instead.
    const stopReminders = lifecycle && startReminders();
    if (!lifecycle && notice !== null) log.warn(notice);
    const close = async () => {
      await endRunningTurns();
      await stopReminders?.();
      await closeDatabase();
    };
    lifecycle?.started({ close, notice });
  } catch (error) {
    if (!lifecycle) throw error;
    lifecycle.failed(error);
  }
}
