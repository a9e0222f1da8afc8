/** Whoever changes things without a pause tells of the next change, too. */
const MOST_ROUNDS = 3;

/**
 * Puts in order the answers to one question that is asked again and again. They overtake each other, and they are overtaken
 * by what the person does meanwhile: such an answer would put back on the screen what is no longer so.
 */
export class OrderedReads<Answer> {
  #asked = 0;
  #taken = 0;
  #changes = 0;
  #questions = 0;
  /** What is shown ends with it. */
  #shown: { answer: Answer } | undefined;
  /** What is being read on from. */
  #followed: { answer: Answer } | undefined;

  /**
   * The answer, or undefined when a later one came first. Not only the newest counts: where much happens at once, there is
   * always a newer one on its way. One that was asked for before a change made here is asked for again. It fails only when
   * nothing newer can make up for it.
   */
  async read(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    this.#asked += 1;
    const mine = this.#asked;
    for (let round = 1; ; round += 1) {
      const changesBefore = this.#changes;
      try {
        const answer = await ask();
        if (mine < this.#taken) return undefined;
        if (changesBefore !== this.#changes && round < MOST_ROUNDS) continue;
        this.#taken = mine;
        this.#shown = { answer };
        return answer;
      } catch (error) {
        if (mine < Math.max(this.#asked, this.#taken)) return undefined;
        throw error;
      }
    }
  }

  /**
   * What follows on what is shown; asked for again when that was read again meanwhile, because who asked does not: the end
   * of a list that stays in sight tells of itself once. Undefined when nothing follows, when it is on its way already, or
   * when the question is another one by then.
   */
  async readOn(ask: (shown: Answer) => Promise<Answer> | undefined): Promise<Answer | undefined> {
    const question = this.#questions;
    for (;;) {
      const shown = this.#shown;
      if (!shown || shown === this.#followed || question !== this.#questions) return undefined;
      const asking = ask(shown.answer);
      if (!asking) return undefined;
      this.#followed = shown;
      try {
        const answer = await asking;
        if (shown !== this.#shown) continue;
        this.#shown = { answer };
        this.outdate();
        return answer;
      } catch (error) {
        if (shown !== this.#shown) continue;
        this.#followed = undefined;
        throw error;
      }
    }
  }

  /** To be called when what is shown was changed by anything but an answer. */
  outdate(): void {
    this.#changes += 1;
  }

  /** To be called when the question is another one: what is on its way is no answer to it. */
  startOver(): void {
    this.#questions += 1;
    this.#taken = this.#asked + 1;
    this.#shown = undefined;
  }
}
