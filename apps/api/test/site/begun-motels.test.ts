import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc } from '@fast-check/vitest';
import { ENDPOINTS } from '@motel/api-client/contracts';
import {
  addDays,
  DEFAULT_PARTY,
  dollarDigits,
  ENGLISH,
  nightDates,
  parseTariff,
  price,
  type Quote,
  type TariffData,
} from '@motel/booking-core';
import { freeCancellationUntil } from '@motel/booking-core/booking';
import { editYaml } from '@motel/content/parts';
import { type Motel, wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import type { Language } from '@motel/language';
import { lastContentVersion } from '../../src/content/published.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { outcomeOf } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { pagesFromSources } from '../support/pages-from-sources.ts';
import { signInGuest } from '../support/test-booking.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';
import { whileTesting } from '../support/while-testing.ts';
import { explainer, numbersIn, picturesOf, stringsIn, textsOf } from './explained.ts';
import { randomMotel } from './random-answers.ts';

const pages = whileTesting(() => pagesFromSources());

/** FC_SEED tries other motels. */
const { FC_SEED: SEED = 48, FC_RUNS = 2 } = process.env;
const MOTELS = fc.sample(randomMotel, { seed: Number(SEED), numRuns: Number(FC_RUNS) });
type Begun = (typeof MOTELS)[number];
const PAIRS = MOTELS.flatMap((one, at) => (at % 2 === 0 ? [{ at, pair: [one, MOTELS[at + 1] ?? one] }] : []));

const ONE = { ...DEFAULT_PARTY, adults: 1, rooms: 1 };
const USER = { firstname: 'Maryam', lastname: 'Okafor', email: 'maryam@example.ca', phone: '403 555 0142' };

test.each(PAIRS)(`091 seed ${SEED}, from $at: each word is the software’s or its own`, async ({ pair }) => {
  const motels = await Promise.all(pair.map(() => openTestMotel()));
  try {
    const found = await Promise.all(pair.map((begun, at) => strangeIn(motels[at]!, begun, pair[1 - at]!)));
    expect(found).toEqual([[], []]);
  } finally {
    await Promise.all(motels.map(({ close }) => close()));
  }
});

/** All that is said of a motel, begun, published, booked and cancelled, and is neither the software's nor its own. */
async function strangeIn(motel: TestMotel, { answers, terms }: Begun, other: Begun): Promise<string[]> {
  const owner = await signInStaff(motel, 'owner', 'Odile');
  expect((await owner.call('beginSite', { body: answers })).body).toEqual({ version: 2 });
  const { texts, version } = (await owner.call('siteTexts')).body;
  for (const [file, path, value] of terms) texts[file] = editYaml(texts[file], [{ path, value }]);
  const { pictures } = (await lastContentVersion(motel.db))!;
  const published = await owner.call('importSite', { body: { version, texts, pictures } });
  expect(published.body).toEqual({ version: 3 });
  const shown = motel.shown.motel();
  const today = todayAt({ clock: motel.clock, motel: shown });
  const stay = { checkIn: addDays(today, 9), checkOut: addDays(today, 11) };
  const quotes = quotesOf(shown, shown.tariff, today);
  const user = await signInGuest(motel);
  const total = quotes.find(({ from }) => from === stay.checkIn)?.total ?? expect.unreachable();
  const asGuest = { token: user.token, headers: { 'accept-language': shown.languages.at(-1)! } };
  const paid = { currency: answers.currency.toLowerCase(), totalAmount: dollarDigits(total) };
  const overrides = { ...paid, user: USER, specialRequest: '' };
  const { body } = await user.book(stay, shown.properties[0]!, { ...asGuest, party: ONE, overrides });
  expect(body.message).toBeUndefined();
  await user.pay(body.url);
  const { bookingId, reference } = await outcomeOf(motel, body.sessionId);

  const known = {
    answers: [
      ...[...stringsIn([answers, terms]), ...Object.values(USER), `${USER.firstname} ${USER.lastname}`],
      ...[user.mobile, new URL(motel.origin).host, reference],
    ],
    numbers: new Set(
      numbersOf(
        [answers, terms, answers.freeHours / 24],
        shown,
        quotes,
        quotesOf(shown, { ...shown.tariff, fees: [] }, today),
      ),
    ),
    dates: [-1, 0, 1, 2, 7, 9, 10, 11, 30].map((days) => addDays(today, days)),
    moments: quotes.flatMap(({ from, policy }) => freeCancellationUntil(from, policy, answers) ?? []),
  };
  const strange = new Set<string>();
  const judges = shown.languages.map((spoken) => {
    const explains = explainer(wordsOf(shown, spoken), known);
    return (place: string, blocks: readonly (readonly string[])[]) => {
      for (const parts of blocks) {
        const whole = parts.join('').replaceAll(/https?:\/\/(?:127|www\.openstreetmap)\S+/g, '');
        const areRuns = (from: number): boolean =>
          from === parts.length ||
          parts.some(
            (_, at) => at >= from && explains(parts.slice(from, at + 1).join('')) && areRuns(at + 1),
          );
        if (explains(whole) || explains(parts.join(' ')) || areRuns(0)) continue;
        for (const part of parts) if (!explains(part)) strange.add(`${spoken} ${place}: ${part} (${whole})`);
      }
    };
  });

  for (const path of await pathsOf(motel)) {
    const { body: html, status } = await pages.pageAt(motel, path);
    expect(status, path).toBe(200);
    judges[shown.languages.indexOf(languageOf(shown, path))]?.(path, textsOf(html));
    for (const picture of picturesOf(html)) if (!isKnown(shown, picture)) strange.add(`${path}: ${picture}`);
  }
  const judge = judges.at(-1)!;
  const own = ENDPOINTS.stay.path.replace('{id}', bookingId);
  const { calendar, tariff, ...booked } = (await motel.call(own, asGuest)).body;
  judge(
    'stay',
    stringsIn(booked).flatMap((text) => (text.includes(' ') ? [[text]] : [])),
  );
  motel.clock.setTo(`${addDays(stay.checkIn, -1)}T12:00:00Z`);
  await motel.server.runJobs();
  const { refunded = 0 } = (await motel.call(own, asGuest)).body.cancelling ?? {};
  await motel.call(`${own}/cancel`, { ...asGuest, body: { refunded } });
  await motel.server.runJobs();
  const mails = await mailsOf(motel, '%', USER.email);
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject, body: text, html } of mails)
    judge(`mail ${subject}`, [
      ...`${subject}\n${text}`.split('\n').map((line) => [line]),
      ...textsOf(html ?? ''),
    ]);
  const calls = ['tonight', 'morning', 'rateCodes', 'rooms', 'site'] as const;
  const atDesk = JSON.stringify(await Promise.all(calls.map((name) => owner.call(name))));
  const others = stringsIn(other.answers).filter(
    (text) => text.length > 9 && !stringsIn(answers).includes(text),
  );
  return [...strange, ...others.filter((text) => atDesk.includes(text))];
}

test('development renders the folder’s pages, without the API, too', async () => {
  const server = createServer(pages.development).listen(0);
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://localhost:${port}/terms`)).text()).toContain(content.name);
  server.close();
});

/** Of one adult in each room: tonight, tomorrow, a week, a month, and the nights that are booked. */
function quotesOf({ properties }: Motel, data: TariffData, today: ReturnType<typeof todayAt>): Quote[] {
  const tariff = parseTariff(data);
  const asked = [
    [0, 1],
    [1, 1],
    [0, 7],
    [0, 30],
    [9, 2],
  ] as const;
  return properties.flatMap(({ id }) =>
    asked.flatMap(([after, nights]) => {
      const from = addDays(today, after);
      const stay = { room: id, from, to: addDays(from, nights), party: ONE, rooms: 1 };
      const priced = price(tariff, stay, ENGLISH.price);
      return priced.ok ? [priced.quote] : [];
    }),
  );
}

/** Persons and nights that pages begin with, five banners and photographs, days of refunds, and the stamp of /feedback. */
const USUAL = [0, 1, 2, 3, 4, 5, 7, 28, 30, 40];

/** Every figure that the motel may say: the owner's, and those that core works out. @param nights without taxes */
function numbersOf(
  answered: unknown,
  { properties }: Motel,
  quotes: readonly Quote[],
  nights: readonly Quote[],
) {
  const rooms = properties.reduce((sum, property) => sum + property.rooms, 0);
  const worked = nights.map(({ total, from, to, room }) => {
    const each = properties.find(({ id }) => id === room)?.pricePerNight ?? 0;
    return each * nightDates({ checkIn: from, checkOut: to }).length - total;
  });
  const rest = quotes.flatMap(({ total, policy: { late, deposit = total } }) => [
    total - late,
    total - deposit,
    late - deposit,
  ]);
  return [
    ...stringsIn(answered).flatMap((text) => numbersIn(text, 'en')),
    ...[properties.length, rooms, ...USUAL],
    ...[quotes, nights, worked, rest]
      .flatMap(figuresOf)
      .flatMap((figure) => [figure, Math.abs(figure) / 100]),
  ];
}

function figuresOf(data: unknown): number[] {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' ? Object.values(data ?? {}).flatMap(figuresOf) : [];
}

/** By the map of the site. */
async function pathsOf(motel: TestMotel): Promise<string[]> {
  const map = await pages.pageAt(motel, '/sitemap.xml');
  const paths = [...map.body.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return [...paths, ...['/confirm', '/booking-history']];
}

const languageOf = ({ languages, language }: Motel, path: string): Language =>
  languages.slice(1).find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? language;

/** The motel's own pictures, those of their evenings, and the software's. */
function isKnown({ pictures }: Motel, path: string): boolean {
  return (
    [path, path.replace('/evening-', '/')].some((one) => Object.hasOwn(pictures, one)) ||
    /^\/(?:qr|favicon|social-card)\./.test(path)
  );
}
