import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileProblem, readFile, readPasted } from '../src/index.ts';
import { linesOf, readingOf } from './support/motel.ts';

const CASES = join(import.meta.dirname, 'cases');
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(CASES, name)));
const read = async (name: string, bytes: Uint8Array<ArrayBuffer> = bytesOf(name)) => {
  const lists = await readFile(new File([bytes], name));
  return { lists, reading: readingOf(lists[0]) };
};

const IMPORTED_TWICE = [
  ...['Éloïse|Lévesque river 08-02 2n 1r 1+0+0 218/100', 'Marc|Tremblay', 'Line|Tremblay'],
  'Jo|St. Pierre canyon 08-02 1n 2r',
];

/** A file's stays, each `first|last kind arrival nights rooms adults+children+infants total paid`, or why it is none. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  '01': ['Edith|Marsh hoodoo 06-04 2n 1r 2+2+0 278/0', 'cancelled', 'Ana|Roy river 06-05 1n 2r 3+0+0 218/0'],
  '02': ['Edith|Marsh river 06-04 2n 2r 4+0+0 436/0', 'Tunde|Obi canyon 06-04 1n 1r 2+0+0 159/0'],
  '03': ['Edith|Marsh river 06-04 3n 1r 1+0+0 327/0', 'Tunde|Obi canyon 06-04 5n 1r 1+0+0 795/0'],
  '05-': ['Edith|Marsh river 06-04 3n 1r 1+0+0 327/0', 'Tunde|Obi canyon 06-04 5n 1r 1+0+0 795/395'],
  '05b': ['GuestA|TestA river 06-04 2n 1r 1+0+0 218/0'],
  '06b': ['María|De La Cruz river 06-04 3n 1r 1+0+0 327/0', 'cancelled', 'cancelled', 'cancelled'],
  '07': ['Edith|Marsh river 06-04 3n 1r 1+0+0 327/0', 'Tunde|Obi canyon 06-05 4n 1r 1+0+0 636/0'],
  '09': [
    ...['A|One river 06-04 2n', 'B|Two river 06-04 2n', 'C|Three river 06-01 1n', 'D|Four river 09-03 2n'],
    ...['E|Five river 06-04 2n', 'F|Six river 06-04 2n', 'G|Seven river 06-04 2n', 'H|Eight river 02-29 1n'],
    ...['checkIn', 'J|Ten river 06-04 2n', 'K|Eleven river 06-04 2n', 'L|Twelve river 12-31 1n'],
  ],
  10: ['218/0', 'total', '218/0', '1218/0', '218/0', 'total', '0/0', '218/0', 'total', 'total'],
  11: [
    ...['asked', 'asked', 'asked', 'asked', 'asked', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    ...['cancelled', 'cancelled', 'cancelled', '|Thirteen', 'cancelled', 'asked'],
  ],
  12: ['Siobhan|O’Brien', '|Madonna', '|Suharto', 'Zoë 🌵|Nuñez-Açaí', 'محمد|العلي', 'Jo|Li'],
  15: ['Éloïse|Côté river 06-04 2n 1r 1+0+0 1218/0'],
  17: ['Ana|Roy canyon 06-04 2n 1r 1+0+0 318/0'],
  18: ['Ana|Roy canyon 06-04 2n 1r 1+0+0 318/0'],
  19: ['Ana|Roy canyon 06-04 2n 1r 1+0+0 1318/0', 'Jean "Johnny"|Roy canyon 06-04 2n 1r 1+0+0 318/0'],
  20: ['Ana|Roy canyon 06-04 2n 1r 1+0+0 318/0'],
  21: ['Ana|Roy canyon 06-04 2n', 'Bo|Ek canyon 06-04 2n', 'Cy|Low canyon 06-04 2n', 'Di|Mo canyon 06-04 2n'],
  22: ['Ana|Roy canyon 06-04 2n 1r 1+0+0 318/0'],
  23: IMPORTED_TWICE,
  24: IMPORTED_TWICE,
  25: ['Guy|Tremblay', 'Zoe|Tremblay', 'Eloise|Levesque', 'Marc|Tremblay river 08-02 3n 1r 1+0+0 327/0'],
  26: ['Prairie Drilling|Crew river 08-10 2n 1r 1+0+0 218/0', 'total'],
  28: ['Edith|Marsh hoodoo 06-04 2n 1r 2+1+0 327.6/100', 'Tunde|Obi canyon 06-20 1n 1r 1+0+0 173.63/0'],
  29: ['Edith|Marsh hoodoo 06-21 10n 1r 2+1+1 1150/0', 'cancelled'],
  31: ['Edith|Marsh hoodoo 06-04 2n 1r 1+0+0 278/200'],
  32: ['Edith|Marsh hoodoo 06-04 2n 1r 3+0+0 278/100', 'asked'],
  33: ['Edith|Marsh hoodoo 06-04 2n 1r 1+0+0 278/0'],
  34: ['Edith|Marsh river 06-04 2n 3r 5+0+0 654/0'],
  35: ['Edith|Marsh river 06-04 2n 1r 1+0+0 218/0'],
  38: ['In|House river 11-25 4n', 'over', 'checkOut', 'checkOut', 'checkOut', 'Long|Stay', 'Too|Far'],
  39: ['Louise|Tremblay river 06-04 2n 1r 1+0+0 1218/0', 'Tunde|Obi canyon 06-04 2n 1r 1+0+0 1318/0'],
  40: ['Louise|Tremblay river 06-04 2n 1r 1+0+0 218/0'],
  41: ['Louise|Tremblay river 06-04 2n 1r 1+0+0 218/0'],
  42: ['Louise|Tremblay river 06-04 2n 1r 1+0+0 218/0'],
  43: ['G0|Test0 trucker 06-04 3n', 'G1|Test1 trucker 06-05 2n'],
  44: [
    ...['Anna|van der Berg', 'Gabriel Jose|Garcia Marquez', '|Smith', '|Lee', 'Louise|Tremblay'],
    ...['John|Smith Jr.', 'http://bit.ly/x|Smith', 'MARSH|EDITH', 'Zoe|Q', 'Shaun|O’Neil'],
    ...['Nguyễn Thị|Ánh', 'name'],
  ],
  45: ['Luc|RoyA river 06-04 2n 1r 1+0+0 218/100'],
  50: ['Edith|Marsh river 06-04 3n 1r 3+0+0 327/0', 'asked'],
  53: ['Maria|De La Cruz river 06-04 2n 1r 2+1+0 218/0'],
  54: ['total'],
  reservations: ['kind', 'kind'],
};

/** The questions about some of them, besides taxes. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  '07': ['dates'],
  '09': ['dates'],
  11: ['statuses'],
  32: ['statuses'],
  50: ['statuses'],
  54: ['dates'],
};

/** A zip's entry of a file that unpacks to 4 GB. */
const BOMB = new Uint8Array(46);
new DataView(BOMB.buffer).setUint32(0, 0x02_01_4b_50, true);
new DataView(BOMB.buffer).setUint32(24, 4_000_000_000, true);

describe('§14.14: files of other systems', () => {
  test.each(readdirSync(CASES))('%s gives the right values, or a question', async (name) => {
    const { reading } = await read(name);
    const of = <Value>(list: Readonly<Record<string, Value>>) =>
      Object.entries(list).find(([start]) => name.startsWith(start))?.[1];
    const lines = linesOf(reading);
    const wanted = of(WANTED) ?? [];
    expect(wanted).not.toEqual([]);
    for (const [at, line] of wanted.entries())
      for (const part of line.split(' ')) expect(lines[at], `${name} ${at}`).toContain(part);
    const asked = reading.questions.map(({ kind }) => kind).filter((kind) => kind !== 'taxes');
    expect(asked).toEqual(of(ASKED) ?? []);
    expect(reading.questions.length).toBeLessThanOrEqual(3);
  });

  test('whether prices are with taxes is asked where no heading says so', async () => {
    const asks = async (name: string) =>
      (await read(name)).reading.questions.some(({ kind }) => kind === 'taxes');
    expect(await Promise.all(['05-unpaid.csv', '28-cloudbeds.csv', '34-no-of-rooms.csv'].map(asks))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('stays that are over are counted, and nothing else is said of them', async () => {
    const past = Array.from({ length: 2500 }, () => 'Past Guest,River Queen,2021-01-01,2021-01-02,109.00');
    const text = [
      'Guest name,Room type,Arrival,Departure,Total',
      ...past,
      'Ana Roy,River Queen,2027-06-04,2027-06-05,109.00',
    ];
    const states = readingOf((await readPasted(text.join('\n')))[0]).rows.map(({ state }) => state);
    expect([states.filter((state) => state === 'over').length, states.at(-1)]).toEqual([2500, 'stay']);
  });

  test('letters of any system are read', async () => {
    const text = 'Nom;Chambre;Arrivée;Départ;Total\nÉloïse Côté;River Queen;2027-06-04;2027-06-06;218,00';
    const wide = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
    const mac = Uint8Array.from([...text].map((letter) => MAC[letter] ?? letter.charCodeAt(0)));
    for (const bytes of [wide, wide.slice(2), mac])
      expect(linesOf((await read('a.csv', bytes)).reading)).toEqual([
        'Éloïse|Côté river-queen 2027-06-04 2n 1r 1+0+0 218/0',
      ]);
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['a.csv', '', /^There are no rows in it/],
    ['a.csv', 'Guest,Room\n', /^There are no rows in it/],
    ['a.csv', 'x'.repeat(5 * 1024 * 1024 + 1), /^This file is larger than 5 MB/],
    ['a.xls', 'x', /^This is a file of an old Excel/],
    ['a.xlsx', 'no workbook', /^This file cannot be read/],
    ['a.xlsx', BOMB, /^It has more than 50,000 lines/],
    ['a.csv', 'Guest,Room\n'.repeat(60_000), /^It has more than 50,000 lines/],
    ['a.csv', `${'Guest,'.repeat(16_000)}\n1,2\n`, /^It has more than 200 columns/],
    ['a.csv', '\u{89}PNG\r\n\u{1a}\n\0\0\0\rIHDR', /^There are no rows in it/],
  ])('%s is refused with a sentence', async (name, content, sentence) => {
    const file = readFile(new File([content], name));
    await expect(file).rejects.toThrow(sentence);
    await expect(file).rejects.toBeInstanceOf(FileProblem);
  });

  test.each(['A,B,C,D,E\n', ''])(
    'headings that say nothing, or none, are asked for: %s',
    async (headings) => {
      const [list] = await readPasted(`${headings}Ana Roy,River Queen,2027-06-04,2027-06-06,200.00`);
      const { rows, questions } = readingOf(list);
      const asked = questions.map((question) => ('field' in question ? question.field : ''));
      expect([rows.length, ...asked.slice(0, 4)]).toEqual([1, 'name', 'checkIn', 'checkOut', 'total']);
    },
  );

  test('a row of another width is named, and an unsure column is asked for', async () => {
    const [list] = await readPasted(
      'Guest,Room,Arrival,Departure,Rate\nAna Roy,River Queen,2027-06-04,2027-06-06,109.00\nBo Ek,River Queen,2027-06-04,2027-06-07,109.00,7',
    );
    const { rows, questions } = readingOf(list);
    expect(rows[1]?.problem?.message).toBe('This row has 6 cells, the headings 5.');
    expect(questions.find(({ kind }) => kind === 'columns')).toMatchObject({
      choices: [{ 4: 'total' }, { 4: 'perNight' }],
    });
    expect(linesOf(readingOf(list, { columns: { 4: 'perNight' } }))[0]).toContain('218/0');
  });
});

const MAC: Readonly<Record<string, number>> = { É: 0x83, ï: 0x95, ô: 0x99, é: 0x8e };
