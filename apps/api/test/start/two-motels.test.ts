import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, dollarDigits, parseTariff, price, type Stay, toDollars } from '@motel/booking-core';
import {
  filesOfFolder,
  folderPictures,
  folderTexts,
  type Motel,
  OWN_FOLDER,
  siteParts,
  siteVersion,
  translated,
} from '@motel/content/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepPictures } from '../../src/pictures/index.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { SERVER } from '../support/databases.ts';
import { bookAtDesk, lookAtStay, TWO_ADULTS } from '../support/desk-stays.ts';
import { outcomeOf } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

/** The motel of the tests, and the demo's in another currency and time zone. */
const MOTELS = [
  { folder: OWN_FOLDER, currency: 'CAD', timeZone: 'America/Edmonton' },
  { folder: `${OWN_FOLDER}../demo/`, currency: 'EUR', timeZone: 'Europe/Paris' },
] as const;

describe('091: one process with two motels', () => {
  const motels: TestMotel[] = [];
  beforeAll(async () => {
    for (const { folder, currency, timeZone } of MOTELS) {
      const motel = await openTestMotel(SERVER);
      motels.push(motel);
      const owner = await signInStaff(motel, 'owner', 'Odile');
      const { version } = (await owner.call('siteTexts')).body;
      const texts = { ...folderTexts(filesOfFolder(folder)) };
      texts['rates.yaml'] = texts['rates.yaml']!.replace(/^currency: .*$/m, `currency: ${currency}`);
      texts['motel.yaml'] = texts['motel.yaml']!.replace(/(timeZone: ).*$/m, `$1${timeZone}`);
      const pictures = await keepPictures(motel.db, folderPictures(folder));
      const answer = await owner.call('importSite', { body: { version, texts, pictures } });
      expect(answer).toMatchObject({ status: 200 });
    }
  });
  afterAll(() => Promise.all(motels.map(({ close }) => close())));

  test('no answer, page or letter of one has a word or a number of the other', async () => {
    // Both at once, each in its two languages.
    const said = await Promise.all(
      motels.map(async (motel) => [await walk(motel, 'en', 3), await walk(motel, 'fr', 9)].join('\n')),
    );
    const [ofFirst, ofSecond] = motels.map(({ shown }) => wordsOfMotel(shown.motel()));
    const [first = '', second = ''] = said;
    expect(foundIn(first, ofFirst!).length).toBeGreaterThan(10);
    expect(foundIn(second, ofSecond!).length).toBeGreaterThan(10);
    expect(foundIn(first, without(ofSecond!, ofFirst!))).toEqual([]);
    expect(foundIn(second, without(ofFirst!, ofSecond!))).toEqual([]);
    expect([first.match(/€|EUR|\+0[12]:00/g), second.match(/\$\d|CAD|-0[67]:00/g)]).toEqual([null, null]);
    expect([
      /\$\d/.test(first),
      /-0[67]:00/.test(first),
      /€/.test(second),
      /\+0[12]:00/.test(second),
    ]).toEqual([true, true, true, true]);
  });
});

/** All that a guest and the desk read of a stay that is booked, paid and cancelled, and of another one. */
async function walk(motel: TestMotel, language: 'en' | 'fr', days: number): Promise<string> {
  const said: string[] = [];
  const headers = { 'accept-language': language };
  const ask = async (path: string, more = {}) => {
    const answer = await motel.call(path, { headers, ...more });
    said.push(JSON.stringify(answer.body));
    return answer;
  };
  const { properties, tariff } = motel.shown.motel();
  const room = properties[0]!;
  const checkIn = addDays(todayAt({ clock: motel.clock, motel: motel.shown.motel() }), days);
  const stay: Stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const priced = price(parseTariff(tariff), {
    room: room.id,
    from: stay.checkIn,
    to: stay.checkOut,
    party: TWO_ADULTS,
    rooms: 1,
  });
  if (!priced.ok) throw new Error('The stay has no price');

  await ask(ENDPOINTS.properties.path);
  await ask(ENDPOINTS.property.path.replace('{id}', room.id));
  await ask('/api/nothing');
  const site = translated(motel.shown.motel(), language);
  for (const part of Object.keys(siteParts(site))) await ask(`/api/motel/${siteVersion(site)}/${part}`);
  const guest = await signInGuest(motel);
  const { token } = guest;
  const { currency } = motel.shown.motel().money;
  const overrides = { currency: currency.toLowerCase(), totalAmount: dollarDigits(priced.quote.total) };
  const refused = await guest.book(stay, room, {
    party: TWO_ADULTS,
    overrides: { totalAmount: '1' },
    headers,
  });
  said.push(JSON.stringify(refused.body));
  const { body } = await guest.book(stay, room, { party: TWO_ADULTS, overrides, headers });
  expect(body.message).toBeUndefined();
  said.push(await (await fetch(body.url)).text());
  await guest.pay(body.url);
  const { bookingId } = await outcomeOf(motel, body.sessionId);
  const own = ENDPOINTS.stay.path.replace('{id}', bookingId);
  const { body: shown } = await ask(own, { token });
  await ask(ENDPOINTS.bookings.path, { token });
  await ask(ENDPOINTS.cancelStay.path.replace('{id}', bookingId), {
    token,
    body: { refunded: shown.cancelling?.refunded ?? 0 },
  });

  const owner = await signInStaff(motel, 'owner', `Odile ${language}`);
  const booked = await bookAtDesk(owner, { stay, room, total: toDollars(priced.quote.total) });
  said.push(JSON.stringify(booked.body), JSON.stringify(await lookAtStay(owner, bookingId)));
  for (const call of ['tonight', 'morning', 'rateCodes', 'rooms'] as const)
    said.push(JSON.stringify((await owner.call(call)).body));
  said.push(JSON.stringify((await owner.call('month', { query: { month: checkIn.slice(0, 7) } })).body));
  for (const { subject, body: text, html, calendar } of await mailsOf(motel))
    said.push(subject, text, html ?? '', calendar ?? '');
  return said.join('\n');
}

/** Words that only this motel says, in each of its languages. */
function wordsOfMotel(motel: Motel): Set<string> {
  return new Set(
    Object.values(motel.translated).flatMap(
      ({ name, tagline, city, email, phone, addressLines, properties, mailWords, houseRules }) => [
        ...[name, tagline, city, email, phone.shown, ...addressLines, houseRules.timeZone],
        ...properties.flatMap(({ title, description }) => [title, description]),
        ...[mailWords.parking, mailWords.lateArrival],
      ],
    ),
  );
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((one) => !others.has(one)));

function foundIn(said: string, words: ReadonlySet<string>): string[] {
  return [...words].filter((one) => said.includes(one) || said.includes(JSON.stringify(one).slice(1, -1)));
}
