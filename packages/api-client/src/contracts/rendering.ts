/** A request to the built site for one page, or for one of the files that it renders. */
export interface RenderRequest {
  readonly url: URL;
  /** The API's own `fetch`, so that rendering makes no network call. */
  readonly fetch: typeof globalThis.fetch;
  /** The motel's date, `yyyy-mm-dd`. */
  readonly today: string;
  /** Of what the motel has published, in one language: pages ask the API for its parts by it. */
  readonly version: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Seconds that a cache may keep the page, at most until the motel's midnight; 0 for not at all. */
  readonly maxAge: number;
  /** The page shows prices: with another tariff it is another page. */
  readonly isPriced?: boolean | undefined;
  readonly redirect?: string | undefined;
  /** `sha256-…` of each inline style, for the content security policy. */
  readonly styleHashes?: readonly string[] | undefined;
}
