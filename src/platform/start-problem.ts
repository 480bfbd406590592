/**
 * What keeps the program from starting and its operator can put right: a sentence for each, all of them at once, so that
 * nobody has to start ten times to hear of ten.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly problems: readonly string[];

  constructor(problems: string | readonly string[], options?: ErrorOptions) {
    const all = typeof problems === 'string' ? [problems] : problems;
    super(all.join('\n'), options);
    this.problems = all;
  }
}
