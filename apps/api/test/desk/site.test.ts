import { ENDPOINTS } from '@motel/api-client/contracts';
import { tablesWith } from '../support/looks.ts';
import { statusesOf } from '../support/motel-door.ts';
import { rowOf, rowsOf } from '../support/rows.ts';
import { testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Odile');

interface Seen {
  readonly name: string;
  readonly seen: string;
}

interface Version {
  readonly version: number;
  readonly note: string;
}

const publishBody = (version: number, waits: readonly Seen[]) => ({
  body: { version, parts: waits.map(({ name, seen }) => ({ name, seen })) },
});
const site = async () => (await owner.call('site')).body;
const part = async (name: string) => (await owner.call('sitePart', { query: { name } })).body;
const change = (path: (string | number)[], value: unknown) => ({ path, value });

async function edit(name: string, body: object, by = owner) {
  const { seen } = await part(name);
  return by.call('editSitePart', { body: { name, seen, ...body } });
}

const onPart = async (call: 'dropSitePart' | 'removeSitePart', name: string) =>
  owner.call(call, { body: { name, seen: (await part(name)).seen } });
/** Takes the waiting change of a part out. */
const drop = (name: string) => onPart('dropSitePart', name);
const remove = (name: string) => onPart('removeSitePart', name);

async function publish() {
  const { published, waits } = await site();
  return owner.call('publishSite', publishBody(published.version, waits));
}

describe('the motel’s content at the desk', () => {
  test('begins with the motel’s files; a changed sentence waits to be published', async () => {
    const first = await site();
    expect(first.published).toMatchObject({ version: 1, by: 'The motel’s files' });
    expect([first.waits, first.history.length]).toEqual([[], 1]);
    expect(first.parts[0]).toMatchObject({ name: 'motel.yaml', title: 'Name, place and rules' });
    const edited = await edit('motel.yaml', { changes: [change(['tagline'], 'Sleep by the light.')] });
    expect(edited.body).toMatchObject({ isChanged: true, mistakes: [] });
    expect((await site()).waits).toMatchObject([
      { name: 'motel.yaml', title: 'Name, place and rules', by: 'Odile' },
    ]);
    expect(motel.shown.motel().tagline).not.toBe('Sleep by the light.');

    expect((await publish()).body).toEqual({ version: 2 });
    expect(motel.shown.motel().tagline).toBe('Sleep by the light.');
    const { published, waits } = await site();
    expect(published).toMatchObject({ version: 2, by: 'Odile', note: 'Name, place and rules' });
    expect(waits).toEqual([]);
  });

  test('an earlier version can be published again; what waits stays', async () => {
    await edit('home.yaml', { changes: [change(['words', 'lead'], 'Eleven rooms by the sea.')] });
    expect((await owner.call('goBackSite', { body: { version: 2, to: 1 } })).body).toEqual({ version: 3 });
    expect(motel.shown.motel().tagline).not.toBe('Sleep by the light.');
    const { history, waits } = await site();
    expect(history.map(({ version, note }: Version) => [version, note])).toEqual([
      [3, 'Back to version 1'],
      [2, 'Name, place and rules'],
      [1, 'The motel’s files'],
    ]);
    expect(waits).toMatchObject([{ name: 'home.yaml' }]);
    const stale = await owner.call('goBackSite', { body: { version: 2, to: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    for (const to of [0, 3, 4, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const unknown = await owner.call('goBackSite', { body: { version: 3, to } });
      expect(unknown, `version ${to}`).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    // A change can be taken out; one back to what is published is none.
    await drop('home.yaml');
    expect((await site()).waits).toEqual([]);
    const { farewell } = motel.shown.motel();
    await edit('motel.yaml', { changes: [change(['farewell'], 'Drive with care.')] });
    await edit('motel.yaml', { changes: [change(['farewell'], farewell)] });
    expect((await site()).waits).toEqual([]);
  });

  test('comments and order of a file stay', { tags: 'long' }, async () => {
    const before = await part('pages/about.md');
    await edit('mails.yaml', { changes: [change(['parking'], 'Right at your door.')] });
    const { groups } = await part('mails.yaml');
    expect(groups[0].fields[0]).toMatchObject({ path: ['parking'], value: 'Right at your door.' });
    expect(await part('pages/about.md')).toEqual(before);
    const { texts } = await rowOf(motel.db, 'content_versions', { version: 1 });
    const { text } = await motel.db.selectFrom('content_drafts').select('text').executeTakeFirstOrThrow();
    expect(text?.match(/#.*/g)).toEqual(texts['mails.yaml']?.match(/#.*/g));
    await drop('mails.yaml');
  });

  test('a mistake is kept with its sentence, and cannot be published', async () => {
    const wrong = [change(['email'], 'none'), change(['name'], ' ')];
    const { body } = await edit('motel.yaml', { changes: wrong });
    expect(body.mistakes).toEqual([
      { path: ['name'], sentence: 'Please write something here.' },
      { path: ['email'], sentence: 'Please write an e-mail address, such as desk@motel.example.' },
    ]);
    expect((await site()).mistakes).toEqual(
      body.mistakes.map(({ sentence }: { sentence: string }, at: number) => ({
        name: 'motel.yaml',
        title: 'Name, place and rules',
        sentence: `${['Name', 'E-mail address'][at]}: ${sentence}`,
      })),
    );
    expect(await publish()).toSay(
      '422 Nothing was published. Name, place and rules: Name: Please write something here.',
    );
    await drop('motel.yaml');
  });

  test('an article that the desk sells waits for its translation', async () => {
    const kayak = { id: 'kayak', label: 'Kayak for a day', price: 40 };
    expect((await testDesk(motel, owner).keepArticles(kayak)).status).toBe(200);
    const titled = async () => (await site()).parts.find(({ name }: Seen) => name === 'fr.yaml').state;
    expect(await titled()).toBe('1 to write');
    const toTranslate = { title: 'Prices and taxes', fields: [{ label: 'Kayak for a day' }] };
    expect((await part('fr.yaml')).groups.at(-1)).toMatchObject(toTranslate);
    await edit('fr.yaml', { changes: [change(['Kayak for a day'], 'Kayak pour la journée')] });
    expect(await titled()).toBe('all is written');
    await drop('fr.yaml');
  });

  test('a page of words is its Markdown; a mistake in it is named', async () => {
    const { text, groups } = await part('pages/about.md');
    expect(groups).toEqual([]);
    const { body } = await edit('pages/about.md', { text: `${text}\n{petFees}\n` });
    expect(body.mistakes[0].sentence).toMatch(/^There is no \{petFees\}: perhaps \{petFee\}/);
    await edit('pages/about.md', { text: `${text}\n\n[Nowhere](/nowhere)\n` });
    expect((await part('pages/about.md')).mistakes).toEqual([
      { path: [], sentence: 'The link /nowhere leads to no page of the site.' },
    ]);
    await edit('pages/about.md', { text });
    expect((await site()).waits).toEqual([]);
  });

  test('prices, numbers and what is no field are not the site’s to change', async () => {
    const refused = '422 This part has no such field.';
    const room = 'rooms/queen-du-fleuve.yaml';
    for (const [path, value] of [
      [['pricePerNight'], 1],
      [['rooms'], 99],
      [['title'], 7],
      [['__proto__', 'title'], 'x'],
    ] as [string[], unknown][])
      expect(await edit(room, { changes: [change(path, value)] })).toSay(refused);
    expect(await edit(room, { text: 'title: x' })).toSay(refused);
    for (const name of ['rates.yaml', '../x', 'made.json', 'pages/../motel.yaml', 'constructor']) {
      expect((await owner.call('sitePart', { query: { name } })).status, name).toBe(404);
    }
  });

  test('two owners at one page: the second is told, and loses nothing', async () => {
    const luc = await signInStaff(motel, 'owner', 'Luc');
    const { seen, text } = await part('pages/news.md');
    const first = text.replace('headline: ', 'headline: Fresh ');
    await luc.call('editSitePart', { body: { name: 'pages/news.md', seen, text: first } });
    const second = await owner.call('editSitePart', { body: { name: 'pages/news.md', seen, text } });
    expect(second).toSay(/^409 Luc changed this a moment ago: /);
    expect((await part('pages/news.md')).text).toBe(first);

    const { published, waits } = await site();
    await edit('pages/news.md', { text: first.replace('Fresh', 'Fresher') });
    const unseen = await owner.call('publishSite', publishBody(published.version, waits));
    expect(unseen.status).toBe(409);
    await drop('pages/news.md');
  });

  test('a room’s new words are sold by the same price', async () => {
    const versions = async () => (await rowsOf(motel.db, 'tariff_versions')).length;
    const before = await versions();
    await edit('rooms/queen-du-fleuve.yaml', { changes: [change(['title'], 'Queen on the River')] });
    await publish();
    expect((await rowOf(motel.db, 'properties', { id: 'queen-du-fleuve' })).title).toBe('Queen on the River');
    await edit('rooms/queen-du-fleuve.yaml', { changes: [change(['badge'], 'By the water')] });
    await publish();
    // The first one of these content’s rooms; none for words.
    expect((await versions()) - before).toBeLessThanOrEqual(1);
  });

  test('an owner begins a page of their own, and takes one away', { tags: 'long' }, async () => {
    const add = (title: string) => owner.call('addSitePage', { body: { title } });
    const page = { name: 'pages/baleines-a-voir.md', title: 'Baleines à voir', mistakes: [] };
    expect((await add('Baleines à voir')).body).toMatchObject(page);
    expect((await add('baleines a voir!')).status).toBe(422);
    const mistakes = [{ sentence: 'The site has another page of that address.' }];
    expect((await add('Stay')).body).toMatchObject({ mistakes });
    await drop('pages/stay.md');
    expect((await remove('pages/terms.md')).status).toBe(422);
    motel.clock.advance(1000);
    await remove('pages/Careers.md');
    expect((await site()).waits).toMatchObject([
      { name: 'pages/Careers.md', title: 'Careers', isRemoved: true },
      { name: 'pages/baleines-a-voir.md', isRemoved: false },
    ]);
    expect((await publish()).status).toBe(200);
    const { ownPages, offPages } = motel.shown.motel();
    expect([ownPages, offPages]).toEqual([
      [{ name: 'baleines-a-voir', title: 'Baleines à voir' }],
      ['Careers'],
    ]);
  });

  test('a page that others link to cannot go, and what is away can come back', { tags: 'long' }, async () => {
    const name = 'pages/travelGuide.md';
    await remove(name);
    const { mistakes, waits } = await site();
    expect(mistakes[0]?.sentence).toBe('The link /travelGuide leads to no page of the site.');
    expect((await publish()).status).toBe(422);
    await owner.call('dropSitePart', { body: { name, seen: waits[0].seen } });
    expect((await site()).waits).toEqual([]);
  });

  test('a kind of room is begun like another, sold once published, and goes', async () => {
    const like = 'rooms/queen-du-fleuve.yaml';
    const added = await owner.call('addRoomKind', { body: { title: 'Loft du Large', like } });
    const room = { name: 'rooms/loft-du-large.yaml', title: 'Loft du Large', mistakes: [] };
    expect(added.body).toMatchObject(room);
    const waiting = (await site()).waits.map(({ name }: Seen) => name).toSorted();
    expect(waiting).toEqual(['motel.yaml', 'rooms/loft-du-large.yaml']);
    expect((await publish()).status).toBe(200);
    const sold = () => rowOf(motel.db, 'properties', { id: 'loft-du-large' });
    expect(await sold()).toMatchObject({ is_listed: true, capacity: 1 });
    expect((await remove('rooms/loft-du-large.yaml')).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await sold()).toMatchObject({ is_listed: false, capacity: 1 });
  });

  test('two first changes of a part at once: one is made, the other is told', { tags: 'long' }, async () => {
    for (const name of ['motel.yaml', 'pictures.yaml']) {
      const { seen, groups } = await part(name);
      const { path } = groups[0].fields[0];
      const edits = ['One', 'Another'].map((text) =>
        owner.call('editSitePart', { body: { name, seen, changes: [change(path, text)] } }),
      );
      expect(await statusesOf(...edits), name).toEqual([200, 409]);
      await drop(name);
    }
  });

  test('owners alone see it', async () => {
    const clerk = await signInStaff(motel, 'clerk', 'Noor');
    expect((await clerk.call('site')).status).toBe(403);
    expect((await clerk.call('publishSite', publishBody(1, [{ name: 'x', seen: 'x' }]))).status).toBe(403);
  });

  test('the secret address ends when another one is made', async () => {
    const { url } = (await owner.call('previewSite', { body: {} })).body;
    expect((await site()).preview.url).toBe(url);
    const next = (await owner.call('previewSite', { body: {} })).body;
    expect(next.url).not.toBe(url);
    const secret = next.url.split('/').at(-1);
    expect(await tablesWith(motel.db, new RegExp(secret))).toEqual([]);
    const words = async (cookie: string) =>
      (await motel.call(ENDPOINTS.properties.path, { headers: { cookie } })).headers.get('cache-control');
    expect(await words('')).toBe('public, no-cache');
    expect(await words(`motel-preview=${secret}`)).toBe('private, no-store');
    const other = await signInStaff(motel, 'owner', 'Odile 3');
    expect((await other.call('site')).body.preview).toEqual({ until: next.until });
    expect((await site()).preview).toEqual(next);
    motel.clock.advance(8 * 24 * 3600 * 1000);
    const later = await signInStaff(motel, 'owner', 'Odile 2');
    expect((await later.call('site')).body.preview).toBeUndefined();
  });
});
