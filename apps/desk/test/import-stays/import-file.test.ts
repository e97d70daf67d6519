import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  groupsOf,
  guessColumns,
  type Preview,
  tableOf,
  withCell,
  withColumn,
  without,
} from '../../src/features/import-stays/import-draft.ts';
import { FileProblem, readFile, readPasted } from '../../src/features/import-stays/read-file.ts';

const BOOK = readFileSync(join(import.meta.dirname, 'reservations.xlsx'));
const TEXT =
  'Nom;Type;Arrivée\nTremblay, Louise;FAM;2027-06-04\n;;\nRoy, Marc;FAM;2027-06-05\nCôté, Ann;LOF;2027-06-06';

describe('§14.14: a file of bookings', () => {
  test('a workbook has its dates as dates, below its headings', async () => {
    const { headings, rows } = await readFile(new File([BOOK], 'Reservations.XLSX'));
    expect(headings).toEqual(['Guest', 'Room', 'Arrives', 'Leaves', 'Total']);
    expect(rows).toEqual([
      { number: 3, cells: ['Louise Tremblay', 'Loft', '2027-06-04', '2027-06-06', '258'] },
      { number: 4, cells: ['Marc-André Roy', 'Jardin', '2027-06-04', '2027-06-07', '357.50'] },
    ]);
  });

  test('text in the letters of Windows keeps its accents', async () => {
    const bytes = Uint8Array.from('Nom;Départ\nCôté;2027-06-04', (letter) => letter.charCodeAt(0));
    const { headings, rows } = await readFile(new File([bytes], 'a.csv'));
    expect([headings, rows[0]?.cells]).toEqual([
      ['Nom', 'Départ'],
      ['Côté', '2027-06-04'],
    ]);
  });

  test('text is read by its own mark, without empty rows', async () => {
    for (const mark of [';', ',', '\t']) {
      const text = TEXT.replaceAll(/\S+, \w+/g, '"$&"');
      const { headings, rows } = await readPasted(`\u{feff}${text.replaceAll(';', mark)}`);
      expect(headings).toEqual(['Nom', 'Type', 'Arrivée']);
      expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
        [2, 'Tremblay, Louise'],
        [4, 'Roy, Marc'],
        [5, 'Côté, Ann'],
      ]);
    }
  });

  test.each<[string, BlobPart, RegExp]>([
    ['a.csv', '', /^There are no rows in it/],
    ['a.csv', 'Guest,Room\n', /^There are no rows in it/],
    ['a.csv', `Guest,Room\n${'x,y\n'.repeat(2001)}`, /^It has 2001 rows/],
    ['a.csv', 'x'.repeat(5 * 1024 * 1024 + 1), /^This file is larger than 5 MB/],
    ['a.xls', 'x', /^This is a file of an old Excel/],
    ['a.xlsx', 'no workbook', /^This file cannot be read/],
  ])('%s is refused with a sentence', async (name, content, sentence) => {
    const read = readFile(new File([content], name));
    await expect(read).rejects.toThrow(sentence);
    await expect(read).rejects.toBeInstanceOf(FileProblem);
  });

  test('columns are guessed from names in English and French, and from values', () => {
    const guess = (headings: string, cells: string[] = []) =>
      guessColumns({ name: 'a', headings: headings.split('|'), rows: [{ number: 2, cells }] }).join(' ');
    expect(guess('Nom|Type ch.|Arrivée|Départ|Montant|Tél.|Courriel|Rem.|Statut|Code int.')).toBe(
      'name type checkIn checkOut price phone email note status none',
    );
    expect(guess('First Name|Last Name|Room Type|Check-in|Check-out|Total|Deposit paid')).toBe(
      'firstname lastname type checkIn checkOut price paid',
    );
    expect(guess('Adults|Children|Rooms')).toBe('adults children rooms');
    expect(guess('A|B', ['louise@example.ca', '7'])).toBe('email none');
    expect(guess('Arrival|Arrival time')).toBe('checkIn none');
  });
});

describe('§14.14: what a person mends', () => {
  const drafted = async () => draftOf(await readPasted(TEXT));

  test('a column that says another thing takes it from the one before', async () => {
    const draft = withColumn(await drafted(), 2, 'type');
    expect(draft.columns).toEqual(['name', 'none', 'type']);
  });

  test('a kind of room is named for all rows that call it so, a date for one', async () => {
    const draft = withCell(await drafted(), 2, 'type', 'Suite');
    expect(tableOf(draft).rows.map(([, type]) => type)).toEqual(['Suite', 'Suite', 'LOF']);
    const dated = withCell(draft, 4, 'checkIn', '2027-06-09');
    expect(tableOf(dated).rows.map(([, , date]) => date)).toEqual(['2027-06-04', '2027-06-09', '2027-06-06']);
    expect(withCell(draft, 4, 'email', 'x')).toBe(draft);
    expect(tableOf(without(dated, 4)).rows).toHaveLength(2);
  });

  test('rows that are ready stand in runs between the wrong ones', async () => {
    const { rows } = await drafted();
    const planned = ['ready', 'wrong', 'here'].map((state) => ({ guest: '', state })) as Preview['rows'];
    expect(
      groupsOf(rows, planned).map((group) => (group.kind === 'wrong' ? group.row.number : group.rows.length)),
    ).toEqual([1, 4, 1]);
  });
});
