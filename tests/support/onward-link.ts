/** Where the page that leads to a provider goes on to by itself, which must be where its link leads too. */
export function onwardLink(page: string): URL {
  const [, refresh] = /<meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(page) ?? [];
  const [, link] = /<a href="([^"]*)">/.exec(page) ?? [];
  if (refresh === undefined || refresh !== link) throw new Error(`This page leads nowhere: ${page}`);
  return new URL(link.replaceAll("&amp;", "&"));
}
