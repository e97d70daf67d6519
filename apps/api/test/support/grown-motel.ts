import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { pino } from 'pino';
import { prepareDrafts } from '../../bench/support/bench-drafts.ts';
import { bookAndPay } from '../../bench/support/book-and-pay.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { endDays } from '../../src/desk/index.ts';
import { callByHand, type LineCall, type Typed } from '../../src/desk-commands/call-by-hand.ts';
import { motelJobs } from '../../src/jobs/motel-jobs.ts';
import { openMotel } from '../../src/open-motel.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { shownNow } from '../../src/shared/motel-context.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { startServer } from '../../src/start-server.ts';
import { type Amounts, fillMotel } from './fill-motel.ts';
import { flatTariff } from './flat-tariff.ts';
import { checkoutRequest, room } from './test-booking.ts';
import { testConfig } from './test-config.ts';

export interface Deed {
  readonly what: string;
  run(): Promise<unknown>;
}

export interface GrownMotel {
  readonly database: string;
  /** The same ones in the same order in each motel. */
  readonly deeds: readonly Deed[];
  close(): Promise<void>;
}

/** Opens a motel with so many kinds of room of four rooms each, and so much of everything else. */
export async function openGrownMotel(
  url: string,
  { kinds, ...amounts }: Amounts & { readonly kinds: number },
): Promise<GrownMotel> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motel-bench-'));
  const properties = Array.from({ length: kinds }, (_, index) => room(`kind-${1000 + index}`, 4));
  const config = testConfig({ dataDir, database: { url } }, { rateLimitScale: 1_000_000 });
  const logger = pino({ level: 'error' });
  const publicUrl = 'http://localhost:3000';
  const start = () =>
    startServer({ config, properties, tariff: flatTariff(properties), logger, runsJobs: false });
  const opened = await openDatabase(config.database, () => undefined);
  const { db } = opened;
  let server = await start();
  const [draft] = await prepareDrafts(db, 1, 'spread nights', properties);
  if (draft !== undefined) await bookAndPay(originOf(server), draft);
  const guest = await fillMotel(url, amounts);
  const time = { clock: systemClock, databaseTime: async () => systemClock.now() };
  const how = { config, logger, ...time, publicUrl, isStopping: () => false };
  const { site, schema, mail, ...motel } = await openMotel({ ...opened, shown: server.shown, ...how });
  const context = shownNow(motel.context);
  const today = todayAt({ clock: systemClock, motel: content });
  await endDays(context);

  let changes = 0;
  /** A read of a guest, of which no answer is kept. */
  const read = async (path: string, init: RequestInit = {}) => {
    changes += 1;
    const change = { id: 1e12 + changes };
    await db.insertInto('sales_changes').values(change).execute();
    const headers = { authorization: `Bearer ${guest.token}`, 'cache-control': 'no-cache', ...init.headers };
    const answer = await fetch(new URL(path, originOf(server)), { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  };
  const desk = async (call: LineCall, typed: Typed = {}) => {
    const outcome = await callByHand({ ...context, publicUrl }, call, typed, 'bench');
    if (!outcome.ok) throw new Error(`${call}: ${JSON.stringify(outcome)}`);
  };
  const [kind] = properties;
  const at = (path: string, id: string) => path.replace(/\{\w+\}/, id);
  const book = () => {
    const stay = { checkIn: addDays(today, 100 + changes), checkOut: addDays(today, 102 + changes) };
    const body = JSON.stringify(checkoutRequest(guest.id, stay, kind ?? room('none', 1)));
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_KEY]: crypto.randomUUID() };
    return read(ENDPOINTS.createCheckout.path, { method: 'POST', body, headers });
  };
  const month = addDays(today, -46).slice(0, 7);
  const nights = at(ENDPOINTS.availability.path, kind?.id ?? '');
  const reads: Deed[] = [
    { what: 'list of rooms', run: () => read(ENDPOINTS.properties.path) },
    { what: 'a room', run: () => read(at(ENDPOINTS.property.path, kind?.id ?? '')) },
    { what: 'a month of its nights', run: () => read(`${nights}?from=${today}&to=${addDays(today, 31)}`) },
    { what: "a guest's bookings", run: () => read(ENDPOINTS.bookings.path) },
    { what: 'a stay of a guest', run: () => read(at(ENDPOINTS.stay.path, guest.stay)) },
    { what: 'hold', run: book },
  ];
  const week = { from: addDays(today, -50), to: addDays(today, -45) };
  const ofKind = { id: kind?.id, month: today.slice(0, 7) };
  const own = { id: guest.stay };
  const plain = ['tonight', 'log', 'rooms', 'chores', 'rateChanges', 'rateCodes', 'rateTaxes'] as const;
  const more = [
    'till',
    'tillDays',
    'ahead',
    'morning',
    'holds',
    'blocks',
    'companies',
    'people',
    'imports',
  ] as const;
  const pages: readonly (readonly [LineCall, Typed?])[] = [
    ...[...plain, ...more].map((call) => [call] as const),
    ['search', { words: 'maryam42x okaforguest42x' }],
    ['search', { words: 'guest-42@example.ca' }],
    ['plan', { from: today, days: '14' }],
    ['stay', own] as const,
    ['receipts', own] as const,
    ['guestCard', { id: guest.id }] as const,
    ['rateMonth', ofKind] as const,
    ['rateLastYear', ofKind] as const,
    ['month', { month }] as const,
    ['journal', { month }] as const,
    ['figures', week] as const,
    ['taxReturn', week] as const,
    ['dayEnd', { date: addDays(today, -2) }],
  ];
  const jobs = motelJobs({ ...context, publicUrl: server.url }, {}, mail).map(({ name, run }) => ({
    what: `job: ${name}`,
    run: () => run(new AbortController().signal),
  }));
  const restart = async () => {
    await server.close();
    server = await start();
  };
  return {
    database: url,
    deeds: [
      ...reads,
      ...pages.map(([call, typed]) => ({ what: `desk: ${call}`, run: () => desk(call, typed) })),
      ...jobs,
      { what: 'start', run: restart },
    ],
    close: async () => {
      await server.close();
      await site.close();
      schema.end();
      await opened.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

const originOf = ({ url }: { readonly url: string }): string => url.replace('localhost', '127.0.0.1');
