/** The API's calls, in a chunk of their own: a page that arrives with its data does not load them. */
export function loadCalls() {
  return import('@motel/api-client');
}
