import { readdirSync } from 'node:fs';
import { OWN_FOLDER, PLAIN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import { begunTexts, type FirstAnswers } from '../src/parts/index.ts';
import { filesOfFolder, filesOfTexts, folderTexts } from '../src/server.ts';
import { linesOf } from './support/changed-folder.ts';
import { FIRST_ANSWERS } from './support/first-answers.ts';

const plain = folderTexts(filesOfFolder(PLAIN_FOLDER));
const [LOFT] = FIRST_ANSWERS.rooms;
const ANSWERS: FirstAnswers = {
  ...FIRST_ANSWERS,
  name: 'Gîte de l’Anse-à-la-Cabane: chez Marie-Ève',
  tagline: '“Bonne nuit”, dit-elle.',
  languages: ['en'],
  taxes: [{ id: 't', label: 'Taxe', percent: 12.345, of: ['rooms'], exempt: { fromNights: 28 } }],
  rooms: [
    {
      ...LOFT!,
      title: 'Grande chambre familiale « Côté jardin »: deux lits',
      count: 1,
      price: 99.99,
      weekOff: 12.5,
      description: 'Une: chambre # avec {vue}',
    },
  ],
};

describe('the plain motel', () => {
  test('has no mistake, and each of its drawings is described', () => {
    expect(linesOf(PLAIN_FOLDER)).toEqual([]);
    const { pictures, stayTimes } = readMotel(PLAIN_FOLDER);
    expect(stayTimes.desk, 'the front desk’s hours').toBeUndefined();
    const drawings = readdirSync(`${PLAIN_FOLDER}public/pictures`).filter(
      (name) => !name.startsWith('evening-'),
    );
    expect(Object.keys(pictures).sort()).toEqual(drawings.map((name) => `/pictures/${name}`).sort());
  });

  test('has no gallery and no app: a link there leads nowhere', () => {
    const contact = `${plain['pages/contact.md']}\n[Places](/gallery)\n[App](/get-app)\n`;
    const files = filesOfTexts({ ...plain, 'pages/contact.md': contact }, filesOfFolder(PLAIN_FOLDER).has);
    expect(linesOf(files)).toEqual([
      expect.stringMatching(/^pages\/contact\.md:\d+: the link \/gallery leads to no page of the site\.$/),
      expect.stringContaining('the link /get-app leads to no page of the site'),
    ]);
  });

  test('has no word of the demo', () => {
    const motel = readMotel(OWN_FOLDER);
    const words = new RegExp(
      `${motel.name}|${motel.city}|${motel.province}|Saint-Paul|Anse-à-la-Cabane`,
      'i',
    );
    for (const [name, text] of Object.entries(plain)) expect(text.match(words)?.[0], name).toBeUndefined();
  });

  test('takes answers of one room, long names and signs of YAML and Markdown', () => {
    const texts = begunTexts(plain, ANSWERS);
    const files = filesOfTexts(texts, filesOfFolder(PLAIN_FOLDER).has);
    expect(linesOf(files)).toEqual([]);
    const motel = readMotel(files);
    const { properties, tariff, policies } = motel;
    expect(motel).toMatchObject({
      name: ANSWERS.name,
      tagline: ANSWERS.tagline,
      kind: 'inn',
      policyFigures: { visitorHours: { from: 9, to: 21 } },
      phone: { href: 'tel:+14185550142' },
    });
    expect(properties).toMatchObject([
      {
        id: 'grande-chambre-familiale-cote-jardin-deux-lits',
        description: 'Une: chambre # avec {vue}',
        rooms: 1,
        bedroom: 2,
      },
    ]);
    expect(tariff.policies).toEqual([{ freeHours: 48, keep: 'everything' }]);
    expect(tariff.fees?.at(-1)).toMatchObject({ label: 'Taxe', percent: 12.345 });
    expect(tariff.steps).toEqual([{ fromNight: 7, off: '12.5%', wholeStay: true }]);
    expect(policies).toMatchObject({
      petFee: 'No room takes pets.',
      extraPersons: 'Extra persons stay free.',
    });
  });
});
