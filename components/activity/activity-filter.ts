export const KINDS = ["changes", "refused", "all"] as const;
export const ORIGINS = ["chat", "ui", "mcp", "api"] as const;

/** Which part of the audit is shown, as the address of the page says it. */
export interface ActivityFilter {
  kind: (typeof KINDS)[number];
  origin: (typeof ORIGINS)[number] | undefined;
  search: string;
}

export const readActivityFilter = (query: Pick<URLSearchParams, "get">): ActivityFilter => ({
  kind: KINDS.find((name) => name === query.get("kind")) ?? "changes",
  origin: ORIGINS.find((name) => name === query.get("origin")),
  search: query.get("search")?.slice(0, 255) ?? "",
});

export function writeActivityFilter({ kind, origin, search }: ActivityFilter): string {
  const query = new URLSearchParams({
    ...(kind === "changes" ? {} : { kind }),
    ...(origin ? { origin } : {}),
    ...(search.trim() ? { search } : {}),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** The filter as `GET /api/activity` understands it. */
export const activityQuery = ({ kind, origin, search }: ActivityFilter): Record<string, string> => ({
  ...(kind === "changes" ? { changed: "true" } : kind === "refused" ? { success: "false" } : {}),
  ...(origin ? { source: origin } : {}),
  ...(search.trim() ? { search: search.trim() } : {}),
});
