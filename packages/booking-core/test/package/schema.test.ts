import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { SCHEMA_FILE, tariffSchema } from '../../scripts/write-schema.ts';
import { parseTariff, type TariffData, TariffError } from '../../src/index.ts';
import { Chance, randomTariff } from '../support/random-cases.ts';

const TARIFFS = 500;
const SEED = Number(process.env.ORACLE_SEED ?? Math.floor(Math.random() * 2 ** 31));

const schema = readFileSync(SCHEMA_FILE, 'utf8');
const fits = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(schema));

describe('[F1] the JSON Schema of a tariff', () => {
  test('is current: `pnpm reference` writes it', () => {
    expect(schema).toBe(tariffSchema());
  });

  test('[F1] takes each random tariff that the library takes', () => {
    const refused = Array.from({ length: TARIFFS }, (_, index) => randomTariff(new Chance(SEED + index)))
      .filter((data) => !fits(data))
      .map((data) => ({ SEED, data, errors: fits.errors }));
    expect(refused).toEqual([]);
  });

  const USUAL = {
    id: 'usual',
    currency: 'CAD',
    rooms: { queen: { sleeps: 2 } },
    nightly: [{ price: '89' }],
    fees: [{ id: 'tax', percent: 5, of: ['rooms'] }],
  } as const satisfies TariffData;

  test.each<[string, object]>([
    ['a misspelt field', { ...USUAL, nightly: [{ prise: '89' }] }],
    ['a field of nobody', { ...USUAL, rate: 1 }],
    ['no rooms', { ...USUAL, rooms: undefined }],
    ['a room for nobody', { ...USUAL, rooms: { queen: { sleeps: 0 } } }],
    ['half a person', { ...USUAL, rooms: { queen: { sleeps: 1.5 } } }],
    ['a date in words', { ...USUAL, nightly: [{ price: '89', from: 'July' }] }],
    ['a day of no week', { ...USUAL, nightly: [{ price: '89', on: ['friday'] }] }],
    ['a stay of 366 nights', { ...USUAL, nightly: [{ minNights: 366 }] }],
    ['a fee without an amount', { ...USUAL, fees: [{ id: 'cot' }] }],
    ['a share of nothing', { ...USUAL, fees: [{ id: 'tax', percent: 5, of: [] }] }],
    ['a rounding of another name', { ...USUAL, round: 'euro' }],
    ['a code without its discount', { ...USUAL, codes: [{ code: 'A' }] }],
  ])('[F1] refuses %s, as the library does', (_, wrong) => {
    const data = JSON.parse(JSON.stringify(wrong));
    expect(fits(USUAL)).toBe(true);
    expect(fits(data)).toBe(false);
    expect(() => parseTariff(data)).toThrow(TariffError);
  });
});
