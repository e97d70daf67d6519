import { civilDate } from '@motel/booking-core';
import { readPasted, readStays } from '@motel/stay-files';
import {
  draftOf,
  groupsOf,
  importedFile,
  type ShownRow,
  shownRows,
  sumsOf,
  withAnswers,
  withColumn,
  without,
  withTexts,
} from '../../src/features/import-stays/import-draft.ts';

const TEXT =
  'Nom;Type;Arrivée;Départ;Total;Acompte\nTremblay, Louise;FAM;2027-06-04;2027-06-06;218;100\n;;;;;\nRoy, Marc;FAM;2027-06-05;2027-06-06;109;0\nCôté, Ann;Loft;2027-06-06;2027-06-08;300;0';
const MOTEL = {
  kinds: [{ id: 'loft', title: 'Loft', numbers: [] }],
  money: { currency: 'CAD', sign: '$', decimals: 2, unit: 1 },
  today: civilDate('2026-11-27'),
} as const;

describe('§14.14: what a person mends', () => {
  const drafted = async () => draftOf(await readPasted(TEXT));
  const read = (draft: Awaited<ReturnType<typeof drafted>>) => readStays(draft, MOTEL);

  test('a column that says another thing takes it from the one before', async () => {
    const draft = await drafted();
    const { fields } = read(draft);
    expect(fields).toEqual(['name', 'kind', 'checkIn', 'checkOut', 'total', 'deposit']);
    const changed = read(withColumn(draft, fields, 5, 'total'));
    expect(changed.fields.slice(4)).toEqual(['none', 'total']);
  });

  test('a kind is named for all rows that call it so, a date for one', async () => {
    const draft = withAnswers(await drafted(), { kinds: { FAM: 'loft' } });
    const found = importedFile(read(draft)).stays;
    expect(found.map(({ typeId, total }) => [typeId, total])).toEqual([
      ['loft', 218],
      ['loft', 109],
      ['loft', 300],
    ]);
    const dated = withTexts(draft, 'checkOut', new Map([[4, '2027-06-09']]));
    expect(importedFile(read(dated)).stays.map(({ checkOut }) => checkOut)).toEqual([
      '2027-06-06',
      '2027-06-09',
      '2027-06-08',
    ]);
    expect(importedFile(read(without(dated, [{ number: 4 }]))).stays).toHaveLength(2);
  });

  test('all that will be written is summed up, and wrong rows stand alone', async () => {
    const reading = read(withAnswers(await drafted(), { columns: { 5: 'paid' } }));
    const rows = shownRows(reading, undefined);
    expect(sumsOf(rows)).toMatchObject({ stays: 1, total: 300_00, paid: 0, due: 300_00, nights: 2 });
    const grouped = (some: readonly ShownRow[]) =>
      groupsOf(some).map((group) => (group[0]?.state === 'wrong' ? group[0].number : group.length));
    expect(grouped(rows)).toEqual([2, 4, 1]);
  });
});
