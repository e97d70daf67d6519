const OWNER = { id: 'ilse', name: 'Ilse', role: 'owner' };

const ANSWERS = {
  me: { me: { person: OWNER, signedInAt: '2027-06-14T09:00:00Z', clock: [] } },
  rates: { version: 4 },
  'rates/changes': { changes: [] },
  'rates/preview': { nights: 0, spans: [], rooms: [], above: [], stays: 0, free: 0 },
};
export const NOTHING_CHANGES = ANSWERS['rates/preview'];

/**
 * Answers the calls of an owner's page of rates by their paths.
 * @param own those of the page, some by the body of the call
 * @returns the changes that the page saves
 */
export function serveRates(own: Readonly<Record<string, object | ((body: unknown) => object)>>) {
  const saved: unknown[] = [];
  const answers: typeof own = { ...ANSWERS, ...own };
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, 'http://desk.example'), init);
    const path = new URL(request.url).pathname.replace('/api/desk/', '');
    const body = request.method === 'GET' ? undefined : await request.json();
    if (path === 'rates') saved.push(body.change);
    const answer = answers[path];
    if (answer === undefined) return new Response('{}', { status: 404 });
    return Response.json(typeof answer === 'function' ? answer(body) : answer);
  });
  return saved;
}
