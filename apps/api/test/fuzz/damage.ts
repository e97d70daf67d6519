import { fc } from '@fast-check/vitest';
import type { FuzzRequest } from './fuzz-request.ts';

/** Makes a request wrong, or merely unusual, in one or two ways. */
export function damaged(good: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return good.chain((request) => {
    const damages = request.body === undefined ? OF_ANY : [...OF_ANY, ...OF_BODIES];
    return fc
      .array(fc.oneof(...damages), { minLength: 1, maxLength: 2 })
      .map((changes) => changes.reduce((damaged, change) => change(damaged), request));
  });
}

type Damage = (request: FuzzRequest) => FuzzRequest;
const damage = (change: Damage) => change;

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown[]>(
    ...[0, -1, -0, 1.5, 1e15, 2 ** 31, 2 ** 53, 1e308, true, null, [], {}, { __proto__: null, id: 1 }],
    ...['', ' ', '2026-12-01', '9999-12-31', '0000-00-00', '\0', '\ud800', "' or 1=1 --"],
    ...['x'.repeat(300), 'x'.repeat(30_000)],
  ),
);

/** Replaces, removes or adds values at any depth. */
const otherValues = fc
  .array(
    fc.record({
      place: fc.nat(),
      value: fc.option(anything, { nil: undefined }),
      name: fc.constantFrom(undefined, undefined, '__proto__', 'constructor', 'status', 'price', 'total', ''),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((changes) =>
    inJson((json) =>
      changes.reduce((changed, { place, value, name }) => {
        const path = pickedFrom(pathsOf(changed), place);
        // A new name is added beside the value; otherwise the value is replaced.
        const named = name === undefined || path.length === 0 ? path : [...path.slice(0, -1), name];
        return put(changed, named, value);
      }, json),
    ),
  );

/** Replaces a value by another of the same type: the shape is valid, the meaning is wrong. */
const otherSense = fc
  .record({
    place: fc.nat(),
    text: fc.constantFrom(
      ...['', ' ', '2026-12-05', '2027-10-01', '1999-12-31', 'single', 'closed', 'nobody', '99', '99.999'],
      ...['x'.repeat(5001), 'maryam@', '+14035550100', '{{guest 1}}', '{{new session 1}}'],
      ...Array<string>(3).fill('{{paid session}}'),
    ),
    number: fc.integer({ min: -1, max: 40 }),
  })
  .map(({ place, text, number }) =>
    inJson((json) => {
      const leaves = pathsOf(json).filter((path) => /string|number/.test(typeof at(json, path)));
      const path = pickedFrom(leaves, place);
      return path.length === 0 ? json : put(json, path, typeof at(json, path) === 'string' ? text : number);
    }),
  );

type Path = readonly string[];

function inJson(change: (json: unknown) => unknown): Damage {
  return (request) => {
    try {
      return { ...request, body: JSON.stringify(change(JSON.parse(request.body ?? ''))) ?? '' };
    } catch {
      return request;
    }
  };
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

const pickedFrom = (paths: readonly Path[], place: number): Path => paths[place % paths.length] ?? [];

const at = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], json);

function put(json: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  // An assignment to __proto__ would set the prototype instead of a field.
  const property = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(at(json, path.slice(0, -1)), path.at(-1) ?? '', property);
  return json;
}

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom('\\ud800', '\\u0000', '//', ',}'),
);

/** Changes the text of a body, often to invalid JSON. */
const otherText = fc
  .oneof(
    fc.nat().map((at) => (text: string) => text.slice(0, at % (text.length + 1))),
    fc.tuple(fc.nat(), words).map(([place, more]) => (text: string) => {
      const from = place % (text.length + 1);
      return text.slice(0, from) + more + text.slice(from);
    }),
    // A duplicate name.
    fc.constant((text: string) => text.replace(/^\{"(\w+)":/, '{"$1":null,"$1":')),
    fc.constant((text: string) => text.replace(/\}$/, ',"__proto__":{"isAdmin":true}}')),
    fc.integer({ min: 1, max: 30_000 }).map((depth) => (text: string) => '['.repeat(depth) + text),
    fc.integer({ min: 1, max: 30_000 }).map((depth) => () => '{"a":'.repeat(depth % 9000)),
    fc
      .constantFrom('', 'null', '[]', '{}', '"x"', '0', '1e999', '\uFEFF{}', 'undefined', '{"a":1e9999}')
      .map((text) => () => text),
    // More than the limit, and just the limit.
    fc.constantFrom(65_536, 65_537, 70_000).map((length) => (text: string) => text.padEnd(length)),
  )
  .map((change) =>
    damage(({ body, ...request }) => (body === undefined ? request : { ...request, body: change(body) })),
  );

const otherCharset = fc
  .constantFrom('latin1' as const, 'utf16le' as const)
  .map((charset) => damage((request) => ({ ...request, charset })));

const headerWords = fc.oneof(
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom('', ' ', ',', ';', '*', '"', 'é', '%00', 'x'.repeat(6000), '-1', '1e9', '\t'),
);

const HEADERS = [
  'idempotency-key checkout-signature x-request-id origin x-forwarded-for forwarded x-forwarded-host',
  'x-forwarded-proto accept accept-encoding accept-language cookie if-none-match if-match if-modified-since',
  'range content-encoding content-language x-http-method-override access-control-request-method',
  'sec-fetch-site referer te via',
].flatMap((names) => names.split(' '));

const contentTypes = fc.constantFrom(
  ...['text/plain', 'application/json; charset=utf-16', 'application/jsonx', 'APPLICATION/JSON;'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json;x="'],
);

const TOKEN = '{{new token}}';
const authorizations = fc.oneof(
  headerWords,
  headerWords.map((token) => `Bearer ${token}`),
  fc.constantFrom('Bearer', `Bearer ${TOKEN}`, `Bearer ${TOKEN}`, `bearer  ${TOKEN}`, `Basic ${TOKEN}`),
  fc.constantFrom(`Bearer ${TOKEN}x`, `Bearer ${TOKEN}, Bearer ${TOKEN}`),
);

const otherHeaders = fc
  .oneof(
    fc.tuple(fc.constant('content-type'), fc.oneof(headerWords, contentTypes)),
    fc.tuple(fc.constant('authorization'), authorizations),
    fc.tuple(fc.constantFrom(...HEADERS), headerWords),
  )
  .map(([name, value]) =>
    damage((request) => ({ ...request, headers: { ...request.headers, [name]: value } })),
  );

const lessHeaders = fc
  .constantFrom('authorization', 'content-type', 'checkout-signature')
  .map((name) =>
    damage(({ headers: { [name]: _, ...others }, ...request }) => ({ ...request, headers: others })),
  );

const otherMethod = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH')
  .map((method) => damage((request) => ({ ...request, method })));

/** Texts for the variable part of the path and for the query. */
const addressWords = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    ...['', '%', '%00', '%ff', '%c0%ae', '%2e%2e', '%2f', '%252f', '%5c', '~', "'or'1'='1", '%27%3b--', '*'],
    ...['x'.repeat(4000), '%E2%80%AE', '__proto__', 'constructor', '{id}', ':id'],
    ...['2026-02-30', '9999-12-31', '1999-01-01'],
  ),
);

const otherPlace = addressWords.map((id) =>
  damage((request) => {
    const path = request.path.replace(/\/[^/?]*(?=\?|$)/, `/${id}`);
    // `/api/%2e%2e` is the home page, and no call.
    const isCall = new URL(path, 'http://motel.test').pathname.startsWith('/api/');
    return isCall ? { ...request, path } : request;
  }),
);

const otherQuery = fc
  .tuple(fc.constantFrom('from', 'to', 'from[]', 'id', '__proto__', 'x'), addressWords, fc.boolean())
  .map(([name, value, instead]) =>
    damage((request) => {
      const [path = '', query = ''] = request.path.split('?');
      const kept = query
        .split('&')
        .filter((part) => part !== '' && !(instead && part.startsWith(`${name}=`)));
      return { ...request, path: `${path}?${[...kept, `${name}=${value}`].join('&')}` };
    }),
  );

const uninvitedBody = fc
  .constantFrom('{}', 'x', '{"sessionId":"x"}')
  .map((body) => damage((request) => ({ ...request, body: request.body ?? body })));

const OF_BODIES = [
  { weight: 6, arbitrary: otherValues },
  { weight: 6, arbitrary: otherSense },
  { weight: 3, arbitrary: otherText },
  { weight: 1, arbitrary: otherCharset },
];

const OF_ANY = [
  { weight: 3, arbitrary: otherHeaders },
  { weight: 1, arbitrary: lessHeaders },
  { weight: 1, arbitrary: otherMethod },
  { weight: 1, arbitrary: otherPlace },
  { weight: 2, arbitrary: otherQuery },
  { weight: 1, arbitrary: uninvitedBody },
];
