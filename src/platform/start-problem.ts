/** Something that keeps the program from starting and that its operator can put right; the message is one sentence for them. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
