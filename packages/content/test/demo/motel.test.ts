import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ENGLISH, parseTariff, price } from '@motel/booking-core';
import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { tariffOf } from '../../src/index.ts';
import { cardTerms } from '../../src/server.ts';
import { motel, properties, rates, tariff, words } from '../support/own-motel.ts';

describe('the motel', () => {
  test('§1 has 40 rooms', () => {
    expect(properties.reduce((sum, { rooms }) => sum + rooms, 0)).toBe(40);
  });

  test('is fictional: its numbers and addresses belong to nobody', () => {
    expect(motel.phone.shown).toMatch(/403 555 01\d\d$/);
    expect(motel.phone.href).toMatch(/^tel:\+140355501\d\d$/);
    expect(motel.email).toMatch(/\.example$/);
  });

  test('no other number or address is in its files', () => {
    const sources = readdirSync(OWN_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(join(OWN_FOLDER, name), 'utf8'))
      .join('\n');
    expect(sources.match(/\S+@\S+\.\w+/g)).toEqual([motel.email]);
    expect(sources.match(/\+?1?[ -]?\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}/g)).toEqual([
      motel.phone.shown,
      motel.phone.href.slice('tel:'.length),
    ]);
  });

  test('§9 check-in 3:00 PM, check-out 11:00 AM', () => {
    const { timeZone, checkInHour, checkOutHour } = motel.houseRules;
    expect([timeZone, checkInHour, checkOutHour]).toEqual(['America/Edmonton', 15, 11]);
  });

  test('§9 cancelling is free until 24 h before check-in, then one night is kept', () => {
    expect(tariff.policies?.[0]).toEqual({ freeHours: 24, keep: 'first night' });
  });

  test('§2 the fixed words of a card are true of one kind, not the first', () => {
    const cards = properties.map(({ id, roomType, beds }) => [
      `${roomType} Room`,
      beds,
      ...cardTerms(words, tariff, { room: id, checkIn: '2027-07-31' }),
    ]);
    const fixed = ['Classic Triple Room', '1 queen bed', 'Free cancellation', 'No prepayment'];
    expect(cards.map((card) => isDeepStrictEqual(card, fixed))).toEqual(properties.map((_, at) => at === 1));
    const stay = { room: properties[1]!.id, from: '2027-07-05', to: '2027-07-07', party: { adults: 3 } };
    const got = price(parseTariff(tariff), stay, ENGLISH.price);
    expect(got.ok && got.quote.policy).toMatchObject({ freeHours: 0, guarantee: 'card' });
  });

  test('D2 charges pets and extra persons by the night, the rest as in §9', () => {
    const everyNightAlike = tariffOf(properties, { ...rates, seasons: [], steps: [] });
    const got = price(
      parseTariff(everyNightAlike),
      {
        room: 'hoodoo-double',
        from: '2027-07-03',
        to: '2027-07-06',
        party: { adults: 3, pets: 1 },
      },
      ENGLISH.price,
    );
    if (!got.ok) throw new Error(got.violations[0]?.message);
    expect(got.quote.lines.map(({ label, detail, amount }) => [label, detail, amount])).toEqual([
      ['$119 × 3 nights × 1 room', undefined, 357_00],
      ['Extra person charge', '1 person × $20 × 3 nights', 60_00],
      ['Smoking room charge', undefined, 0],
      ['Pet fee per pet', '1 pet × $15 × 3 nights', 45_00],
      ['Taxes', '5%', 24_00],
      ['Tourism Levy tax', '4%', 19_00],
    ]);
  });

  test('has a summer, weekends, and cheaper weeks and months', () => {
    const costs = (from: string, to: string) => {
      const got = price(
        parseTariff(tariff),
        { room: 'river-queen', from, to, party: { adults: 1 } },
        ENGLISH.price,
      );
      return got.ok
        ? got.quote.lines.filter(({ rule }) => rule < 'Q2').map(({ label }) => label)
        : got.violations;
    };
    expect(costs('2027-06-10', '2027-06-13')).toEqual(['$89 × 1 night × 1 room', '$109 × 2 nights × 1 room']);
    expect(costs('2027-07-05', '2027-07-07')).toEqual(['$119 × 2 nights × 1 room']);
    expect(costs('2027-07-31', '2027-08-01')).toMatchObject([
      { code: 'stay-too-short', params: { least: 2 } },
    ]);
    expect(costs('2027-02-01', '2027-03-04')).toEqual([
      '$89 × 23 nights × 1 room',
      '$109 × 8 nights × 1 room',
      '15% off from night 7',
      '30% off from night 28',
    ]);
  });
});
