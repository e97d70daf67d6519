/** A picture that fills a page's first view, in one theme and one window size. */
export interface FirstPicture {
  readonly theme: 'light' | 'dark';
  readonly media: string;
  readonly src: string;
}
