import { ENGLISH, type PolicyData, parseTariff, price } from '@motel/booking-core';
import { PLAIN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import { editYaml } from '../src/parts/edit-yaml.ts';
import { cardTerms, filesOfFolder, filesOfTexts, folderTexts } from '../src/server.ts';
import type { Motel } from '../src/shapes/motel.ts';
import { policies, properties, tariff, words } from './support/own-motel.ts';

describe('§9 the policy text', () => {
  test('has the specification’s sentences', () => {
    expect(policies).toEqual({
      checkIn: 'Check-in is 3:00 PM.',
      checkOut: 'Check-out is 11:00 AM.',
      petFee: 'Pet fee is $15 per pet per night.',
      extraPersons: 'Extra persons are charged $20 per person per night.',
      children: 'Children stay free with adults in double rooms.',
      smoking: 'A smoking cleaning fee in a non-smoking room is $200 minimum.',
      quietHours: 'Quiet hours are 10 PM to 7 AM.',
      visitors: 'Visitors are allowed 8 AM to 10 PM.',
      cancellation: 'Cancellation is free if at least 24 hours before check-in for direct bookings.',
      lateCancellation: 'Within 24 hours, or on a no-show, one night is charged.',
      paying: 'You pay for the whole stay when you confirm it.',
      refunds: 'Refunds go to the original payment method in 3 to 7 business days.',
    });
  });

  test('D2 names the fee that the bill charges', () => {
    const [room] = properties;
    const stay = { room: room!.id, from: '2027-03-01', to: '2027-03-04' };
    const got = price(
      parseTariff(tariff),
      { ...stay, party: { adults: 3, pets: 2 }, rooms: 1 },
      ENGLISH.price,
    );
    const amountOf = (kind: string) => got.ok && got.quote.lines.find((line) => line.kind === kind)?.amount;
    expect(amountOf('pets')).toBe(2 * 3 * 15_00);
    expect(amountOf('extra-persons')).toBe(3 * 20_00);
  });

  const by = (...policies: PolicyData[]) => plainWith(['rates.yaml', ['policies'], policies]).policies;

  test('names the terms of a season, and those that are never free', () => {
    expect(by({ keep: 'everything' })).toMatchObject({
      cancellation: 'A booking cannot be cancelled free of charge.',
      lateCancellation: 'On a cancellation or a no-show, the whole stay is charged.',
    });
    const summer = { from: '2027-07-01', to: '2027-08-31', freeHours: 168, keep: '50%' };
    const card = { room: 'room', freeHours: 0, keep: 'first night', guarantee: 'card' } as const;
    const never = { room: 'room', keep: 'everything' };
    expect(by(never, { freeHours: 36, keep: 'first night' }, summer, card)).toMatchObject({
      cancellation:
        'Cancellation is free if at least 36 hours before check-in for direct bookings. ' +
        'Check-in from Jul 1, 2027 to Aug 31, 2027: free if at least 7 days before, then 50% of the price is charged. ' +
        'Check-in in Room: free until check-in, then one night is charged. ' +
        'When you book you leave a card, which is charged only by the terms of cancelling. You pay at the front desk.',
      lateCancellation: 'Within 36 hours, or on a no-show, one night is charged.',
      paying: 'The card of each room says what is paid when.',
    });
    const { tariff } = plainWith(['rates.yaml', ['policies'], [summer, card]]);
    const onCard = (room: string, checkIn: string) => cardTerms(words, tariff, { room, checkIn });
    expect(onCard('room', '2027-07-01')).toEqual(['Free cancellation', 'No prepayment']);
    expect(onCard('other', '2027-08-31')).toEqual([
      'Free cancellation until 7 days before',
      'Paid when you book',
    ]);
    expect(onCard('other', '2027-09-01')).toEqual([
      'Free cancellation until 24 hours before',
      'Paid when you book',
    ]);
  });

  test('P11: a house for adults has that for its policy, and in its tariff', () => {
    const { policies, tariff, translated } = plainWith(
      ['motel.yaml', ['languages'], ['en', 'fr']],
      ['motel.yaml', ['houseRules', 'adultsOnly'], true],
    );
    expect(tariff.ages).toEqual({ adultsOnly: true });
    expect(policies.children).toBe('Adults only: children and infants cannot stay here.');
    expect(translated.fr?.policies.children).toMatch(/^Réservé aux adultes/);
  });

  test('names the hours of the day, midnight and noon included', () => {
    const { timeText, hourText } = words;
    expect([0, 11, 12, 23].map(timeText)).toEqual(['12:00 AM', '11:00 AM', '12:00 PM', '11:00 PM']);
    expect([0, 12, 24].map(hourText)).toEqual(['12 AM', '12 PM', '12 AM']);
  });
});

type Value = readonly [file: string, path: readonly (string | number)[], value: unknown];

const plain: Record<string, string> = folderTexts(filesOfFolder(PLAIN_FOLDER));

function plainWith(...values: readonly Value[]): Motel {
  const texts = { ...plain };
  for (const [file, path, value] of values) texts[file] = editYaml(texts[file] ?? '', [{ path, value }]);
  return readMotel(filesOfTexts(texts, filesOfFolder(PLAIN_FOLDER).has));
}
