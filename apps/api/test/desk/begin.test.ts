import { folderPictures, PLAIN_FOLDER } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { FIRST_ANSWERS } from '@motel/content/testing/first-answers';
import { openContent } from '../../src/content/index.ts';
import { FILES, lastContentVersion, writeContentVersion } from '../../src/content/published.ts';
import { keepPictures } from '../../src/pictures/index.ts';
import { plantStays } from '../support/planted-stays.ts';
import { rowsOf } from '../support/rows.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { testDesk } from '../support/test-desk.ts';
import { openTestMotel, testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Odile');

const GST = {
  id: 'gst',
  label: 'GST',
  percent: 5,
  of: ['rooms', 'extra-persons', 'smoking-room', 'pets'],
  exempt: { fromNights: 28 },
  tax: { name: 'GST' },
};
const room = (title: string, count: number, firstNumber: number, price: number) => ({
  ...FIRST_ANSWERS.rooms[0],
  title,
  count,
  firstNumber,
  price,
});
const PHARE = {
  ...FIRST_ANSWERS,
  languages: ['en'],
  name: 'Auberge du Phare',
  taxes: [GST],
  rooms: [room('Chambre Phare', 6, 1, 129), room('Chambre Jardin', 4, 11, 109.5), room('Loft', 1, 21, 189)],
};
const PARTY = { adults: '2', children: '0', infants: '0', pets: '0', rooms: '1' };
const begin = (answers: object) => owner.call('beginSite', { body: answers });

/** Words of the motel that this process shows before. */
const BEFORE = new RegExp(
  `${content.name}|${content.city}|${content.province}|Saint-Paul|Anse-à-la-Cabane|Marie-Ève`,
  'i',
);

describe('§14.15: the first questions about a motel', () => {
  test('are read before they are published, or their mistake', async () => {
    const read = async (answers: object) => (await owner.call('readBegin', { body: answers })).body;
    const { says, ...rest } = await read(PHARE);
    expect(rest).toEqual({ isRehearsal: true });
    expect(says.map(({ about }: { about: string }) => about)).toEqual(['hours', 'plans', 'paying', 'guests']);
    const sentences = says.flatMap((group: { sentences: string[] }) => group.sentences).join(' ');
    expect(sentences).toMatch(
      /^Check-in is 4:00 PM\. .*at least 2 days before check-in.*No room takes pets\./,
    );
    expect((await read({ ...PHARE, email: 'nowhere' })).mistake).toMatch(/Please write an e-mail address/);
    expect((await owner.call('site')).body.published.version).toBe(1);
  });

  test('make a whole site, with no word of another motel', async () => {
    expect((await owner.call('site')).body.mayBegin).toBe(true);
    const begun = await begin(PHARE);
    expect([begun.status, begun.body]).toEqual([200, { version: 2 }]);
    const shown = motel.shown.motel();
    expect(shown).toMatchObject({ name: 'Auberge du Phare', phone: { href: 'tel:+14185550142' } });
    expect(JSON.stringify({ ...shown, translated: undefined })).not.toMatch(BEFORE);
    expect(shown.properties.map(({ id, rooms, rating }) => [id, rooms, rating])).toEqual([
      ['chambre-phare', 6, 0],
      ['chambre-jardin', 4, 0],
      ['loft', 1, 0],
    ]);
    expect(shown.offPages).toEqual(expect.arrayContaining(['gallery', 'get-app']));
  });

  test('set what is sold: rooms, their numbers, prices and taxes', async () => {
    const rooms = await rowsOf(motel.db, 'rooms', { retired_at: null });
    expect(rooms).toHaveLength(11);
    expect(rooms).toContainEqual(expect.objectContaining({ property_id: 'loft', number: '21' }));
    expect((await owner.call('rateTaxes')).body.taxes).toMatchObject([
      { id: 'gst', percent: 5, exempt: { fromNights: 28 } },
    ]);
    const { body } = await owner.call('offers', { query: { ...PARTY, checkIn: '2026-12-01', nights: '1' } });
    const loft = body.offers.find(({ type }: { type: { id: string } }) => type.id === 'loft');
    expect(loft).toMatchObject({ free: 1, total: 198.45 });
  });

  test('go out with all that is sold, and begin the same motel elsewhere', async () => {
    const days = { from: '2027-07-01', to: '2027-07-09' };
    const nights = { rooms: ['loft'], ...days };
    const charge = { amount: 2.5, each: 'adult', per: 'night' };
    const levy = { id: 'levy', label: 'Levy', ...charge, tax: { name: 'Levy' } };
    for (const change of [
      { kind: 'nights', nights: [{ ...nights, price: 199.5 }] },
      { kind: 'nights', nights: [{ ...nights, to: '2027-07-02', closed: true }] },
      { kind: 'code', code: { code: 'CREW', off: '10%' } },
      { kind: 'lists', taxes: [GST, levy], round: 'dollar-up' },
      { kind: 'lists', articles: [{ id: 'wood', label: 'Wood', price: 8.5 }] },
    ])
      expect((await testDesk(motel, owner).changeRates(change)).status).toBe(200);
    const { texts, left } = (await owner.call('siteTexts')).body;
    expect(left).toEqual([]);
    const other = await openTestMotel();
    try {
      const theirs = await signInStaff(other, 'owner', 'Ilse');
      const pictures = await keepPictures(other.db, folderPictures(PLAIN_FOLDER));
      const imported = await theirs.call('importSite', { body: { version: 1, texts, pictures } });
      expect([imported.status, imported.body]).toEqual([200, { version: 2 }]);
      expect((await theirs.call('siteTexts')).body).toEqual({ version: 2, texts, left });
      expect((await lastContentVersion(other.db))!.texts['rates.yaml']).not.toMatch(/^nightly/m);
      const query = { ...PARTY, checkIn: '2027-07-03', nights: '3' };
      const [here, there] = [owner, theirs].map((desk) => desk.call('offers', { query }));
      expect((await there)?.body.offers).toEqual((await here)?.body.offers);
    } finally {
      await other.close();
    }
  });

  test('name a slip by its place, and change nothing', async () => {
    expect(await begin({ ...PHARE, email: 'nowhere' })).toSay(
      /^422 Nothing was published\. .*Please write an e-mail address/,
    );
    expect((await begin({ ...PHARE, timeZone: 'Matane' })).status).toBe(422);
    const twice = [room('Loft', 1, 1, 99), room('Loft', 1, 2, 99)];
    expect((await begin({ ...PHARE, rooms: twice })).status).toBe(200);
    expect(motel.shown.motel().properties.map(({ id }) => id)).toEqual(['loft', 'loft-2']);
  });

  test('are over once the motel has a stay', async () => {
    const stay = { ...freshStay(2), room: { ...ROOMS.many, id: 'loft' } };
    await plantStays(motel.db, [stay]);
    expect((await owner.call('site')).body.mayBegin).toBe(false);
    expect(await begin(PHARE)).toSay(/^422 The motel has stays/);

    const { version, texts, pictures } = (await lastContentVersion(motel.db))!;
    const rates = texts['rates.yaml']!.replace('currency: CAD', 'currency: EUR');
    const inEuros = { version, texts: { ...texts, 'rates.yaml': rates }, pictures };
    expect(await owner.call('importSite', { body: inEuros })).toSay(
      '422 The motel has stays that are paid in CAD: its currency stays.',
    );
    // So it does in a folder that another start finds.
    const now = motel.clock.now();
    const last = { after: version, author: FILES, note: '', texts: inEuros.texts, pictures };
    expect(await writeContentVersion(motel.db, last, now)).toBe(true);
    const { reasons } = await openContent(motel.db, now);
    expect(reasons).toEqual(['The motel has stays that are paid in EUR: its currency stays.']);
  });
});
