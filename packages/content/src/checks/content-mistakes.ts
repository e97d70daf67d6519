/** A wrong entry at a place of a motel's files. */
export interface Mistake {
  readonly file: string;
  /** From 1; absent of the file as a whole. */
  readonly line?: number;
  /** To the value, from the outside in. */
  readonly path: readonly PropertyKey[];
  /** Continues the path in a file: `must be text`. */
  readonly words: string;
  /** Which side of its range a number is on, and that bound; absent of every other mistake. */
  readonly bound?: readonly ['least' | 'most', number | bigint];
}

/** With file and line: `motel.yaml:3: rooms.0 must be text.` */
export function lineOfMistake({ file, line, path, words }: Mistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${[path.join('.'), words].filter(Boolean).join(' ')}.`;
}

/** The site cannot serve the content; the message names every wrong entry. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  /** Each of them once. */
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const lines = new Map(mistakes.map((mistake) => [lineOfMistake(mistake), mistake]));
    super([...lines.keys()].join('\n'));
    this.mistakes = [...lines.values()];
  }
}
