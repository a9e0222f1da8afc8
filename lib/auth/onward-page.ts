/**
 * The way to a sign-in provider, as a page that goes on by itself, with JavaScript or without. Were it a redirect, it would
 * belong to the form that was posted, and `form-action` in some browsers would have to name not only the provider but wherever
 * that sends people on to, a company's own sign-in for example, which nobody here can know.
 */
export function onwardPage(redirect: Response, address: URL): Response {
  const headers = new Headers(redirect.headers);
  headers.delete("location");
  headers.set("content-type", "text/html; charset=utf-8");
  const link = escaped(address.href);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${link}">
<title>Signing in · Steward</title>
</head>
<body><p><a href="${link}">Go on to ${escaped(address.hostname)}</a></p></body>
</html>
`;
  return new Response(page, { status: 200, headers });
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
