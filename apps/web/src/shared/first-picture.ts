/** A picture that fills a page's first view, in one theme and one kind of window. */
export interface FirstPicture {
  readonly theme: 'light' | 'dark';
  readonly media: string;
  readonly src: string;
}
