import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { motel, tariff } from '../src/index.ts';

describe('the motel', () => {
  test('is fictional: its numbers and addresses belong to nobody', () => {
    expect(motel.phone.shown).toMatch(/403 555 01\d\d$/);
    expect(motel.phone.href).toMatch(/^tel:\+140355501\d\d$/);
    expect(motel.email).toMatch(/\.example$/);
  });

  test('no other number or address is in its files', () => {
    const folder = new URL('../src/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    expect(sources.match(/\S+@\S+\.\w+/g)).toEqual([`'${motel.email}`]);
    expect(sources.match(/\+?1?[ -]?\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}/g)).toEqual([
      motel.phone.shown,
      motel.phone.href.slice('tel:'.length),
    ]);
  });

  test('§9 check-in 3:00 PM, check-out 11:00 AM, free cancellation until 24 h', () => {
    expect(motel.houseRules).toEqual({
      timeZone: 'America/Edmonton',
      checkInHour: 15,
      checkOutHour: 11,
      freeCancellationHours: 24,
    });
  });

  test('D2 charges pets and extra persons by the night, the rest as in §9', () => {
    expect(tariff).toEqual({
      cardTax: { percent: 10, rounding: 'floor' },
      taxes: { percent: 5, rounding: 'ceil' },
      tourismLevy: { percent: 4, rounding: 'ceil' },
      totalRounding: 'ceil',
      petFeeBasis: 'night',
      extraPersonBasis: 'night',
    });
  });
});
