/** The site cannot serve the content; the message names every wrong entry. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  /** One sentence for each mistake. */
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}
