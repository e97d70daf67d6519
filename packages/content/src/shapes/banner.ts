/** One of the banners that go round on the home page (§2). */
export interface Banner {
  readonly title: string;
  readonly words: string;
  /** A drawing's path or a photograph's name, as in `pictures.ts`; what matters stands in its middle. */
  readonly picture: string;
  /** The colour of the paper that the words are printed on. */
  readonly paper: 'spruce' | 'ox' | 'teal' | 'straw';
  /** The id of the room that it leads to; left out, it leads to the list of rooms. */
  readonly room?: string;
}
