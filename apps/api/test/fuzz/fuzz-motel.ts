import { once } from 'node:events';
import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import * as contracts from '@motel/api-client/contracts';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { siteVersion } from '@motel/content/server';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { STATUS } from '../../src/http/calls.ts';
import type { OpenApiDocument } from '../../src/http/docs/openapi-document.ts';
import { signingSecret } from '../../src/money/providers/embedded/event-delivery.ts';
import { signEvent } from '../../src/money/providers/event-signature.ts';
import { bookingIdOf } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import type { TestDatabaseKind } from '../support/databases.ts';
import { sentMails } from '../support/outbox.ts';
import { rowsOf } from '../support/rows.ts';
import { nightsFrom, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { type MotelSettings, openTestMotel, type TestMotel } from '../support/test-motel.ts';
import { watchWrittenRows } from '../support/written-rows.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { type EndpointName, FUZZ_CODE, GUESTS } from './good-requests.ts';

/** A motel that gets fuzzed requests and is checked after each of them. */
export interface FuzzMotel extends TestMotel {
  /** Sends the request. @returns a sentence for each fault of the response or of the stored rows */
  trouble(name: EndpointName, request: FuzzRequest): Promise<string[]>;
  /** Counts the responses of each call by their code; `ok` for accepted requests. */
  readonly answered: ReadonlyMap<EndpointName, ReadonlyMap<string, number>>;
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export async function openFuzzMotel(kind: TestDatabaseKind, settings?: MotelSettings): Promise<FuzzMotel> {
  const motel = await openTestMotel({ historyScope: 'device', ...settings }, kind);
  await byHand(motel).changeRates({ kind: 'code', code: { code: FUZZ_CODE, off: '10%' } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const undocumented = documentedAnswers((await motel.call('/api/openapi.json')).body);
  const world = await openWorld(motel);
  const written = await watchWrittenRows(motel.db);
  const answered = new Map<EndpointName, Map<string, number>>();

  async function trouble(name: EndpointName, request: FuzzRequest): Promise<string[]> {
    const sent = await world.filledIn(request);
    await written.take();
    const answer = await send(agent, motel.origin, sent);
    const rows = await written.take();
    if (rows.length > 0) world.renew();
    const wrong = [...wrongAnswer(name, sent, answer), ...wrongWriting(name, answer.status, rows)];
    tally(name, sent, answer);
    return wrong;
  }

  function wrongAnswer(name: EndpointName, sent: FuzzRequest, answer: Answered): string[] {
    const { status } = answer;
    if (status >= 500) return [`responded ${status}: ${motel.log.at(-2)}`];
    if (sent.method === 'HEAD') return answer.text === '' ? [] : ['HEAD has a body'];
    if (status === 304 && sent.method === 'GET') return [];
    const { body, wrong } = readJson(answer);
    if (wrong.length > 0) return wrong;
    const documented = undocumented(name, { status, body });
    if (status === 200) return [...wrongContract(contracts.ENDPOINTS[name].answer, body), ...documented];
    const { 'cache-control': cache, allow, 'retry-after': retryAfter } = answer.headers;
    const code = codeOf(body);
    const expected = STATUS[code as keyof typeof STATUS];
    return [
      ...wrongContract(contracts.problem, body),
      ...(cache === 'no-store' ? [] : [`a refusal may be cached: ${cache}`]),
      ...(status === 429 && !(Number(retryAfter) >= 1) ? ['429 has no Retry-After'] : []),
      ...(expected === status ? [] : [`${code} has the status ${status}`]),
      ...(status !== 405 || allow !== undefined ? [] : ['405 has no Allow']),
      ...(status === 405 || isOtherPath(name, sent) ? [] : documented),
    ];
  }

  function tally(name: EndpointName, { method }: FuzzRequest, { status, text: answer }: Answered): void {
    const of = answered.get(name) ?? new Map<string, number>();
    if (method === 'HEAD') return;
    const code = status < 400 ? 'ok' : codeOf(readJson({ text: answer }).body);
    answered.set(name, of.set(code, (of.get(code) ?? 0) + 1));
  }

  return {
    ...motel,
    trouble,
    answered,
    close: async () => {
      agent.destroy();
      await motel.close();
    },
  };
}

/** Returns whether the path belongs to another call, or to none. */
function isOtherPath(name: EndpointName, { path }: FuzzRequest): boolean {
  const own = contracts.ENDPOINTS[name].path.replace('{id}', '[^/?]+');
  return !new RegExp(`^${own}(\\?|$)`).test(path);
}

/** Reports rows that a refused request or a GET has stored. */
function wrongWriting(name: EndpointName, status: number, rows: readonly string[]): string[] {
  const mayWrite = status === 200 && contracts.ENDPOINTS[name].method !== 'GET';
  if (mayWrite || rows.length === 0) return [];
  return [`responded ${status} and stored: ${rows.join(', ')}`];
}

function wrongContract(contract: $ZodType, body: unknown): string[] {
  const read = safeParse(contract, body);
  return read.success ? [] : [`the response does not match its contract: ${read.error.message}`];
}

function readJson({ headers, text: answer }: Partial<Answered>): { body: unknown; wrong: string[] } {
  try {
    const type = String(headers?.['content-type'] ?? 'application/json');
    const isJson = type.startsWith('application/json');
    return { body: JSON.parse(answer ?? ''), wrong: isJson ? [] : [`responded as ${type}`] };
  } catch {
    return { body: undefined, wrong: [`responded with invalid JSON: ${answer?.slice(0, 200)}`] };
  }
}

async function send(agent: Agent, origin: string, request: FuzzRequest): Promise<Answered> {
  const { method, headers } = request;
  const { hostname, port } = new URL(origin);
  const body = request.body === undefined ? undefined : Buffer.from(request.body, request.charset);
  const asked = ask({
    agent,
    hostname,
    port,
    method,
    path: request.path,
    headers: { ...headers, ...(body !== undefined && { 'content-length': body.byteLength }) },
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

async function openWorld(motel: TestMotel) {
  const guests: TestGuest[] = [];
  for (let number = 0; number < GUESTS; number += 1) guests.push(await signInGuest(motel));
  const guest = (number: string | undefined) => guests[Number(number) % GUESTS] as TestGuest;
  const { body: paid, headers } = await guest('0').book(stayFrom(0), ROOMS.many);
  const [device = 'none'] = headers.get('set-cookie')?.split(';') ?? [];
  await guest('0').pay(paid.url);
  await motel.server.runJobs();
  const [, link = 'none'] = /#stay=(\S+)/.exec((await sentMails(motel)).join()) ?? [];
  const paidStay = await bookingIdOf(motel.db, paid.sessionId);
  const secret = await signingSecret(motel.db);
  // Enough rooms for all sessions of the run.
  await motel.db
    .updateTable('properties')
    .set({ capacity: 1_000_000 })
    .where('id', '=', ROOMS.noPets.id)
    .execute();
  let opened = 0;
  /** The new sessions, stays and tokens that no request has changed yet, by their placeholders: opening one is slow. */
  const unchanged = new Map<string, string>();
  let unchangedFrom: number | undefined;
  let session = 'none';

  /** Returns a stay far from the dates of the requests. */
  function stayFrom(later: number) {
    return nightsFrom(700 + (later % 25), 1);
  }

  async function newSession(number: string | undefined): Promise<string> {
    opened += 1;
    const { body } = await guest(number).book(stayFrom(opened), ROOMS.noPets);
    return body.sessionId ?? 'none';
  }

  /** The booking and the payment of the session that the request has named before. */
  async function its(part: 'booking_id' | 'payment_reference'): Promise<string> {
    const [row] = await rowsOf(motel.db, 'embedded_sessions', { id: session });
    return row?.[part] ?? 'nobody';
  }

  async function newStay(): Promise<string> {
    opened += 1;
    unchangedFrom = opened;
    const { body } = await guest('0').book(stayFrom(opened), ROOMS.noPets);
    if (body.url === undefined) return 'none';
    await guest('0').pay(body.url);
    await motel.server.runJobs();
    return bookingIdOf(motel.db, body.sessionId);
  }

  /** Requests from now on get new sessions, stays and tokens. */
  function renew(): void {
    unchanged.clear();
    unchangedFrom = undefined;
  }

  /** The dates of the new stay. A body is filled in before its path. */
  const itsDates = () => stayFrom(unchangedFrom ?? opened + 1);

  const meanings: Record<string, (number: string | undefined) => string | Promise<string>> = {
    guest: (number) => guest(number).id,
    token: (number) => guest(number).token,
    'new token': async () => (await signInGuest(motel)).token,
    'new session': newSession,
    version: () => siteVersion(motel.motel),
    'paid device': () => device,
    'paid session': () => paid.sessionId,
    'paid stay': () => paidStay,
    'new stay': newStay,
    'next arrival': () => itsDates().checkIn,
    'next departure': () => itsDates().checkOut,
    link: () => link,
    'its booking': () => its('booking_id'),
    'its payment': () => its('payment_reference'),
  };

  async function filled(words: string): Promise<string> {
    let done = words;
    for (const [place, name = '', number] of words.matchAll(/\{\{([a-z ]+?)(?: (\d))?\}\}/g)) {
      const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
      if (meaning === undefined) continue;
      const value = unchanged.get(place) ?? (await meaning(number));
      if (name.startsWith('new ')) unchanged.set(place, value);
      if (name === 'new session') session = value;
      done = done.replace(place, value);
    }
    return done;
  }

  /** Fills in the placeholders and signs the final body. */
  async function filledIn(request: FuzzRequest): Promise<FuzzRequest> {
    const body = request.body === undefined ? undefined : await filled(request.body);
    const signature = signEvent(body ?? '', secret, motel.clock.now());
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) {
      headers[name] = (await filled(value)).replace('{{signature}}', signature);
    }
    return { ...request, headers, path: await filled(request.path), ...(body !== undefined && { body }) };
  }

  return { filledIn, renew };
}

interface DocumentedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns a sentence for each difference between a response and the call's entry in openapi.json. */
type FindUndocumented = (name: EndpointName, answer: DocumentedAnswer) => string[];

/** Checks responses against the documentation alone, like the author of another client. */
function documentedAnswers({ paths, components }: OpenApiDocument): FindUndocumented {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compiled = new Map<string, ValidateFunction>();

  return (name, { status, body }) => {
    const { method, path } = ENDPOINTS[name];
    const documented = paths[path]?.[method.toLowerCase()]?.responses[status];
    if (documented === undefined) return [`${name} answers ${status}, of which openapi.json knows nothing`];
    const key = `${name} ${status}`;
    const validate =
      compiled.get(key) ?? ajv.compile({ ...documented.content['application/json'].schema, components });
    compiled.set(key, validate);
    const codes = documented.description.split(', ');
    return [
      ...(validate(body) ? [] : [`${key} does not match its schema: ${ajv.errorsText(validate.errors)}`]),
      ...(status === 200 || codes.includes(codeOf(body)) ? [] : [`${key} has the code ${codeOf(body)}`]),
    ];
  };
}

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'none';
