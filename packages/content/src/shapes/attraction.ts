/** A place near the motel, with its photo in the gallery (§2). */
export interface Attraction {
  /** The photo's caption. */
  readonly name: string;
  /** Its flag, a path of `pictures.ts`, stands beside the name. */
  readonly country: { readonly name: string; readonly flag: string };
  /** A sentence about the place, true whenever it is read. */
  readonly about: string;
  /** A drawing's path or a photograph's name, as in `pictures.ts`. */
  readonly picture: string;
  /** Who made the picture, as the gallery names them. */
  readonly credit: string;
  /** The tourism page that the caption leads to. */
  readonly page: { readonly site: string; readonly url: string };
}
