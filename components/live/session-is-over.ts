/** Asked when the server refuses its events: an event source does not tell the page why. In doubt it is not over. */
export async function sessionIsOver(): Promise<boolean> {
  try {
    const answer = await fetch("/api/auth/session");
    return answer.ok && !("expires" in (await answer.json()));
  } catch {
    return false;
  }
}
