/** Answers a request as the server does, without a network. */
export type AnswerRequest = (request: Request) => Response | Promise<Response>;

/** The `fetch` for rendering pages: it reaches this server's own API and nothing else. @param origin the site's */
export function inProcessFetch(origin: string, answer: AnswerRequest): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
    const url = new URL(request.url);
    // A page that fetched a page could loop for ever.
    if (url.origin !== origin || !url.pathname.startsWith('/api/')) {
      throw new TypeError(`Pages are rendered from the API alone, not from ${request.url}`);
    }
    return answer(request);
  };
}
