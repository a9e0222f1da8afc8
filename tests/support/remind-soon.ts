/**
 * A reminder a moment from now, set the way a program does it; the server's own worker delivers it. A busy machine may take
 * longer over the wish than its moment is away: then it is refused, and wished for a later one.
 */
export async function remindSoon<Answer extends { status: number }>(
  ask: (remindAt: string) => Promise<Answer>,
): Promise<Answer> {
  for (let lead = 1000; lead < 30_000; lead *= 2) {
    const answer = await ask(new Date(Date.now() + lead).toISOString());
    if (answer.status === 201) return answer;
  }
  throw new Error("The reminder was refused");
}
