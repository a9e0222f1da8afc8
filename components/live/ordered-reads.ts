/** Whoever changes things without a pause tells of the next change, too. */
const MOST_ROUNDS = 3;

/**
 * Puts in order the answers to one question that is asked again and again. They overtake each other, and they are overtaken
 * by what the person does meanwhile: such an answer would put back on the screen what is no longer so.
 */
export class OrderedReads {
  #asked = 0;
  #taken = 0;
  #changes = 0;

  /**
   * The answer, or undefined when a later one came first. Not only the newest counts: where much happens at once, there is
   * always a newer one on its way. One that was asked for before a change made here is asked for again. It fails only when
   * nothing newer can make up for it.
   */
  async read<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    this.#asked += 1;
    const mine = this.#asked;
    for (let round = 1; ; round += 1) {
      const changesBefore = this.#changes;
      try {
        const answer = await ask();
        if (mine < this.#taken) return undefined;
        if (changesBefore !== this.#changes && round < MOST_ROUNDS) continue;
        this.#taken = mine;
        return answer;
      } catch (error) {
        if (mine < Math.max(this.#asked, this.#taken)) return undefined;
        throw error;
      }
    }
  }

  /** What follows on what is shown, or undefined when something else is shown by then. */
  async readOn<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const takenBefore = this.#taken;
    try {
      const answer = await ask();
      if (takenBefore !== this.#taken) return undefined;
      this.outdate();
      return answer;
    } catch (error) {
      if (takenBefore === this.#taken) throw error;
      return undefined;
    }
  }

  /** To be called when what is shown was changed by anything but an answer. */
  outdate(): void {
    this.#changes += 1;
  }

  /** To be called when the question is another one: what is on its way is no answer to it. */
  startOver(): void {
    this.#taken = this.#asked + 1;
  }
}
