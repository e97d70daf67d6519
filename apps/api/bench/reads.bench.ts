/**
 * Measures how often a second 16 clients read the list of rooms, a room, a month of its nights and kept pages, on a Postgres
 * server. The reference is the same framework, which sends the same bytes and headers from memory in the same run. And the slowest of
 * pages that must each be rendered, against their median.
 *
 * Run: `node apps/api/bench/reads.bench.ts [seconds a round]`
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, type CivilDate } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { report } from '../../../scripts/bench/figures.ts';
import { systemClock } from '../src/shared/clock.ts';
import { todayAt } from '../src/shared/motel-time.ts';
import { openBenchServer } from './support/bench-server.ts';
import { sendRequests } from './support/send-requests.ts';
import { type BenchProcess, startProcess } from './support/start-process.ts';

const CLIENTS = 16;
const ROUNDS = 7;
/** Pages of different stays. */
const RENDERED = 2_000;
const SECONDS = Number(process.argv[2] ?? 1);

await using server = await openBenchServer();
const children: ChildProcess[] = [];
try {
  const motel = await startProcess('motel-process.ts', [await server.create('reads'), 'own']);
  children.push(motel.child);
  const reference = await startProcess('reference-process.ts', []);
  children.push(reference.child);
  const [card] = await (await fetch(new URL(ENDPOINTS.properties.path, motel.origin))).json();
  const of = ({ path }: { readonly path: string }) => path.replace('{id}', card._id);
  const month = `${of(ENDPOINTS.availability)}?${monthFrom(todayAt({ clock: systemClock, motel: content }))}`;
  const calls = [ENDPOINTS.properties.path, of(ENDPOINTS.property), month];
  const pages = ['/', `/carddetails/${card._id}`, '/about'];
  for (const path of [...calls, ...pages]) await compare(path, motel, reference);
  await reportRendered(new URL(`/carddetails/${card._id}`, motel.origin));
} finally {
  for (const child of children) child.disconnect();
}

async function compare(path: string, motel: BenchProcess, reference: BenchProcess): Promise<void> {
  const own = new URL(path, motel.origin);
  const isPage = !path.startsWith('/api/');
  const headers: Record<string, string> = isPage ? { 'accept-encoding': 'br', accept: 'text/html' } : {};
  const answer = await sentBytes(own, headers);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  const same = new URL(`${own.pathname}${own.search}`, reference.origin);
  reference.child.send({ body: [...answer.body], headers: answer.headers });
  await once(reference.child, 'message');
  const rounds: Record<'own' | 'reference', number[]> = { own: [], reference: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const mine = await sendRequests(own, { clients: CLIENTS, seconds: SECONDS, headers });
    const theirs = await sendRequests(same, { clients: CLIENTS, seconds: SECONDS, headers });
    // The first round compiles.
    if (round === 0) continue;
    rounds.own.push(mine.perSecond);
    rounds.reference.push(theirs.perSecond);
  }
  report({ what: `read ${own.pathname}`, unit: '/s', ...rounds, target: { least: 0.5 } });
}

/** Clients in networks of their own, since one network has its pages in turn; a room's page differs with the stay. */
async function reportRendered(room: URL): Promise<void> {
  const first = addDays(todayAt({ clock: systemClock, motel: content }), 1);
  const times: number[] = [];
  let asked = 0;
  const ask = async (client: number) => {
    asked += 1;
    const checkin = addDays(first, asked % 300);
    const stay = new URLSearchParams({ checkin, checkout: addDays(checkin, 1 + Math.floor(asked / 300)) });
    const headers = { accept: 'text/html', 'x-forwarded-for': `192.0.2.${client + 1}` };
    const began = performance.now();
    const answer = await fetch(`${room}?${stay}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A rendered page: ${answer.status}`);
    // The first ones compile.
    if (asked > RENDERED / 5) times.push(performance.now() - began);
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (asked < RENDERED) await ask(client);
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const what = 'a rendered page, p99 against the median';
  const rounds = { own: [Number(at(sorted, 0.99))], reference: [Number(at(sorted, 0.5))] };
  report({ what, unit: 'ms', ...rounds, target: { most: 3 } });
}

/** The bytes of an answer as they are sent, compressed or not. */
async function sentBytes(url: URL, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  // Node writes these itself.
  const { date, connection, 'keep-alive': _, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: await buffer(answer) };
}

function at(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
}

function monthFrom(from: CivilDate): URLSearchParams {
  return new URLSearchParams({ from, to: addDays(from, 31) });
}
