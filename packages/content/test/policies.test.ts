import { cents, type PolicyData, parseTariff, price } from '@motel/booking-core';
import { describe, expect, test } from 'vitest';
import { policySentences } from '../src/shapes/policy-sentences.ts';
import { deskTimes } from '../src/words/desk-times.ts';
import { wordsOf } from '../src/words-of.ts';
import { contentWith } from './support/changed-folder.ts';
import {
  motel as content,
  motel,
  policies,
  policyFigures,
  properties,
  stayTimes,
  tariff,
} from './support/own-motel.ts';
import { sentencesBy } from './support/sentences-by.ts';

describe('§9 the policy text', () => {
  test('names the check-in and check-out times', () => {
    expect(stayTimes).toEqual({ checkIn: '3:00 PM', checkOut: '11:00 AM', desk: 'day and night' });
  });

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
      refunds: 'Refunds go to the original payment method in 3 to 7 business days.',
    });
  });

  test.each(['stay', 'night'] as const)('D2 follows a tariff by the %s', (basis) => {
    expect(sentencesBy(basis)).toMatchObject({
      petFee: `Pet fee is $15 per pet per ${basis}.`,
      extraPersons: `Extra persons are charged $20 per person per ${basis}.`,
    });
  });

  test('D2 names the fee that the bill charges', () => {
    const [room] = properties;
    const stay = { room: room!.id, from: '2027-03-01', to: '2027-03-04' };
    const got = price(parseTariff(tariff), { ...stay, party: { adults: 3, pets: 2 }, rooms: 1 });
    const amountOf = (kind: string) => got.ok && got.quote.lines.find((line) => line.kind === kind)?.amount;
    expect(amountOf('pets')).toBe(2 * 3 * 15_00);
    expect(amountOf('extra-persons')).toBe(3 * 20_00);
  });

  test('names the terms of a season, and those that are never free', () => {
    const by = (...policies: PolicyData[]) => sentencesBy('night', policies);
    expect(by({ keep: 'everything' })).toMatchObject({
      cancellation: 'A booking cannot be cancelled free of charge.',
      lateCancellation: 'On a cancellation or a no-show, the whole stay is charged.',
    });
    const summer = { from: '2027-07-01', to: '2027-08-31', freeHours: 168, keep: '50%' };
    expect(by({ freeHours: 48, keep: 'first night' }, summer)).toMatchObject({
      cancellation:
        'Cancellation is free if at least 48 hours before check-in for direct bookings. ' +
        'Check-in from Jul 1, 2027 to Aug 31, 2027: free if at least 168 hours before, then 50% of the price is charged.',
      lateCancellation: 'Within 48 hours, or on a no-show, one night is charged.',
    });
  });

  test('[F30] [X7] names the deposit and when the rest is due', () => {
    const said = (deposit: string | number, restDays?: number) =>
      sentencesBy('night', [
        { freeHours: 48, keep: '50%', deposit, ...(restDays !== undefined && { restDays }) },
      ]).cancellation.replace(/^.*bookings\. ?/, '');
    expect(said('first night')).toBe('When you book you pay the first night, and the rest at the motel.');
    expect(said('30%', 14)).toBe(
      'When you book you pay 30% of the price, and the rest up to 14 days before check-in.',
    );
    expect(said('50')).toBe('When you book you pay $50, and the rest at the motel.');
    expect(said('everything')).toBe('');
  });

  test('P11: a house for adults has that for its policy, and in its tariff', () => {
    const rule = [['checkOutHour: 11', 'checkOutHour: 11\n  adultsOnly: true']] as const;
    const { policies, tariff, translated } = contentWith({ 'motel.yaml': rule });
    expect(tariff.ages).toEqual({ adultsOnly: true });
    expect(policies.children).toBe('Adults only: children and infants cannot stay here.');
    expect(translated.fr?.policies.children).toMatch(/^Réservé aux adultes/);
  });

  test('names the hours of the day, midnight and noon included', () => {
    const at = (hour: number) =>
      policySentences(wordsOf(content), {
        figures: { ...policyFigures, quietHours: { from: hour, to: 24 } },
        houseRules: { ...motel.houseRules, checkInHour: hour },
        chargedBy: 'night',
        policies: [],
        takesPets: true,
        petFeePerPet: cents(0),
        extraPersonCharge: cents(0),
        currency: 'CAD',
      });
    expect(at(0)).toMatchObject({
      checkIn: 'Check-in is 12:00 AM.',
      quietHours: 'Quiet hours are 12 AM to 12 AM.',
    });
    expect(at(12)).toMatchObject({
      checkIn: 'Check-in is 12:00 PM.',
      quietHours: 'Quiet hours are 12 PM to 12 AM.',
    });
    expect(at(11).checkIn).toBe('Check-in is 11:00 AM.');
    expect(at(23).checkIn).toBe('Check-in is 11:00 PM.');
    expect(deskTimes(wordsOf(content), '0 to 22')).toBe('from 12 AM to 10 PM');
  });
});
