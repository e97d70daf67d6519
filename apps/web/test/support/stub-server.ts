import { CARDS, DOUBLE, GUEST } from './rooms.ts';
import { PARTS } from './site.ts';

/** One endpoint's answer: a body for 200, a status with its body, or an answer that never arrives. */
export type Answer = object | ((request: Request) => Response | Promise<Response>);

export function problem(
  status: number,
  body: { code: string; message: string; issues?: readonly object[] },
): Answer {
  return () => Response.json(body, { status });
}

export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const ANSWERS: Record<string, Answer> = {
  '/api/motel/': ({ url }) => Response.json({ part: partAt(url) }),
  '/api/property/get-all-properties': CARDS,
  '/api/property/getPropertyDetail/': ({ url }) =>
    url.endsWith(`/${DOUBLE._id}`)
      ? Response.json(DOUBLE)
      : Response.json({ code: 'not-found', message: 'There is no such room.' }, { status: 404 }),
  '/api/property/availability/': { nights: [] },
  '/api/property/offers': { offers: [] },
  '/api/property/night-prices': { nights: [] },
  '/api/property/my-bookings': { bookings: [] },
  '/api/property/open-booking': { success: true },
  '/api/auth/authenticate-with-mobile': GUEST,
  '/api/auth/sign-out': { success: true },
  '/api/auth/end-other-sessions': { success: true },
  '/api/auth/other-sessions': { others: 0 },
  '/api/feedback': { success: true },
  '/api/payments/create-checkout-session': {
    bookingAction: 'new',
    url: 'http://motel.test/checkout/cs_1',
    sessionId: 'cs_1',
  },
  '/api/payments/release-checkout-session': { success: true },
};

/** A part of the motel; a drawing has words of its own. */
function partAt(url: string): object {
  const name = decodeURIComponent(url.split('/').at(-1) ?? '');
  const src = `/pictures/${name.replace('drawing:', '')}.svg`;
  return PARTS[name] ?? { src, alt: 'A drawing of the motel, with a lamp' };
}

/**
 * Answers by the contracts, without a network; `answers` replaces an endpoint's answer, and `answer` does so later. It
 * records the calls but those for parts of the motel, which most pages have.
 */
export function stubServer(answers: Record<string, Answer> = {}) {
  const all = { ...ANSWERS, ...answers };
  const calls: { path: string; search: string; headers: Headers; body: unknown }[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    if (!pathname.startsWith('/api/motel/'))
      calls.push({ path: pathname, search, headers: request.headers, body: text && JSON.parse(text) });
    const answer = Object.entries(all).find(([path]) => pathname.startsWith(path))?.[1];
    if (answer === undefined) return Response.json({ code: 'not-found', message: 'No.' }, { status: 404 });
    return typeof answer === 'function' ? answer(request) : Response.json(answer);
  });
  const answer = (path: string, next: Answer) => {
    all[path] = next;
  };
  return { fetch, calls, answer, to: (path: string) => calls.filter((call) => call.path.startsWith(path)) };
}
