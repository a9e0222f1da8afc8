import type { Page, Request, Response } from "@playwright/test";

export const asksForEvents = (request: Request): boolean => new URL(request.url()).pathname === "/api/events";

/**
 * The next time this page is connected to the server's events. To be called before what leads there, awaited before
 * something happens that the page must hear of.
 */
export const connection = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => asksForEvents(response.request()) && response.ok());
