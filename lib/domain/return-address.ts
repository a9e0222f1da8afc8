/**
 * Where to go after signing in: a page of ours or the start page, never another site. The whole address is given back,
 * not its path: a path may begin with two slashes, which a browser reads as another site's name.
 */
export function returnAddress(wanted: string | undefined, origin: string): string {
  const home = `${origin}/`;
  if (wanted === undefined || !URL.canParse(wanted, home)) return home;
  const address = new URL(wanted, home);
  // Not only the origin: a blob: address has ours and is no page.
  if (!address.href.startsWith(home)) return home;
  address.hash = "";
  return address.href;
}
