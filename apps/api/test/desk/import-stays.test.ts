import type { ImportedFileWire } from '@motel/api-client/desk-contracts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { everythingStored, soldOn } from '../support/looks.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf } from '../support/outbox.ts';
import { rowsOf } from '../support/rows.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testDesk } from '../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../support/test-motel.ts';

const motel = testMotelWithBooks();
const owner = testStaff(motel, 'owner', 'Odile');
const { act, faults, look, pass, press } = testDesk(motel, owner);

type Found = ImportedFileWire['stays'][number];

/** A stay that can be booked, with some of it replaced. */
function row(
  { name, ...more }: Partial<Found> & { readonly name?: string } = {},
  stay = freshStay(2),
): Found {
  const [firstname = '', lastname = ''] = name?.split(' ') ?? ['Louise', 'Tremblay'];
  return {
    ...{ firstname, lastname, phone: '418-555-0143', email: 'louise@example.ca' },
    ...{ typeId: ROOMS.many.id, ...stay, total: 258, paid: 100, note: '', reference: '' },
    party: { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 },
    ...more,
  };
}
const tableOf = (...stays: Found[]): ImportedFileWire => ({ stays, taxes: 'with' });
const preview = (body: ImportedFileWire) => owner.call('previewImport', { body });
async function bring(table: ImportedFileWire, key?: string, more: object = {}) {
  const { stays: planned, total } = (await preview(table)).body;
  const stays = table.stays.flatMap((stay, at) =>
    planned[at].state === 'ready' ? [{ ...stay, others: planned[at].others }] : [],
  );
  const body = { ...table, stays, file: 'reservations.xlsx', total, ...more };
  return owner.call('importStays', { body, ...(key !== undefined && { key }) });
}
const imported = async (importId: string) =>
  (await rowsOf(motel.db, 'imported_stays', { import_id: importId })).map(({ booking_id }) => booking_id);
const undo = (id: string) => act('undoImport', id);

test('§14.14 the dry run shows each stay as it would be, and writes nothing', async () => {
  const before = await everythingStored(motel);
  const { status, body } = await preview(tableOf(row(), row({ name: ' Madonna', total: 1357.5 })));
  const stays = [258, 1357.5].map((total) => ({ state: 'ready', total }));
  expect([status, body]).toEqual([200, { stays, ready: 2, total: 1615.5 }]);
  // Prices before taxes: 236 and 5 % and 4 % of it, each up to a dollar.
  const { body: taxed } = await preview({ stays: [row({ total: 236 })], taxes: 'before' });
  expect(taxed).toMatchObject({ ready: 1, total: 258 });
  expect(await everythingStored(motel)).toEqual(before);
});

test('§14.14 what cannot be a stay is a sentence at its cell', async () => {
  const { checkIn, checkOut } = freshStay(2);
  const wrong: readonly [Parameters<typeof row>[0], field: string, message: RegExp][] = [
    [{ typeId: 'FAM' }, 'kind', /^No kind of room is called FAM\. Which one is it\?$/],
    [{ typeId: ROOMS.closed.id }, 'kind', /currently not available/],
    [{ checkIn: '2020-01-01', checkOut: '2020-01-03' }, 'checkOut', /^This stay is over\.$/],
    [{ checkOut: checkIn }, 'checkOut', /check-out/i],
    [{ total: 99_999 }, 'total', /^A price by hand is at most /],
    [{ paid: 300 }, 'paid', /^More is paid than the stay costs\.$/],
    [{ name: '' }, 'name', /name/i],
    [{ name: 'http://bit.ly/x Smith' }, 'name', /name/i],
    [{ phone: '12' }, 'phone', /valid phone number/],
    [{ email: 'louise' }, 'email', /email/i],
    [{ party: { ...row().party, adults: 99 } }, 'rooms', /./],
  ];
  const rows = wrong.map(([found]) => row({ checkIn, checkOut, ...found }));
  const { body } = await preview(tableOf(...rows));
  expect(body.stays.map(({ problem }: { problem?: { field: string } }) => problem?.field)).toEqual(
    wrong.map(([, field]) => field),
  );
  for (const [at, [, , message]] of wrong.entries()) expect(body.stays[at].problem.message).toMatch(message);
  expect(body).toMatchObject({ ready: 0, total: 0 });
  const backwards = await preview(tableOf(row({ checkIn: checkOut, checkOut: checkIn })));
  expect(backwards.body.stays[0].problem.field, 'a whole file without a night').toBe('checkOut');
});

test('§14.14 rows are booked at the agreed price, paid as far as they were', async () => {
  const stay = freshStay(2);
  const { status, body } = await bring(tableOf(row({ note: 'lit de bébé' }, stay), row({ typeId: 'FAM' })));
  expect([status, body.stays]).toEqual([200, 1]);
  const [id] = await imported(body.id);
  const shown = await look(id!);
  expect(shown).toMatchObject({
    ...stay,
    status: 'confirmed',
    guest: { firstname: 'Louise', lastname: 'Tremblay', phone: '+14185550143' },
    folio: { total: 258_00, paid: 100_00, balance: 158_00 },
    notes: [{ text: 'lit de bébé' }],
  });
  // The taxes are within the price, as the tariff has them: 236 × 5 % and × 4 %, each up to a dollar.
  expect(shown.folio.entries.map(({ what, amount }) => [what, amount])).toEqual([
    ['by-hand', 236_00],
    ['taxes', 12_00],
    ['tourism-levy', 10_00],
    ['earlier', -100_00],
  ]);
  expect(shown.story.map(({ title, detail, by }) => [title, detail, by])).toEqual([
    ['Brought over', 'Imported from reservations.xlsx', 'Odile'],
    ['Paid $100.00', 'before the stay was brought over', undefined],
  ]);
  expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  expect(await mailsOf(motel, `%${id}%`)).toEqual([]);
  const { body: list } = await owner.call('imports');
  expect(list.imports[0]).toMatchObject({ id: body.id, file: 'reservations.xlsx', by: 'Odile', stays: 1 });
});

test('§14.14 guests are mailed when that is asked; their stays are not undone', async () => {
  const { body } = await bring(
    tableOf(row(), row({ paid: 258, name: 'Marc Roy' }), row({ email: '', name: 'Ann Côté' })),
    undefined,
    { isMailed: true },
  );
  const ids = await imported(body.id);
  const own = (await Promise.all(ids.map((id) => mailsOf(motel, `%${id}%`)))).flat();
  expect(
    own.map((mail) => /\$158 CAD are to be paid|Your stay is paid/.exec(mail.body)?.[0]).toSorted(),
  ).toEqual(['$158 CAD are to be paid', 'Your stay is paid']);
  const { undone, kept } = (await undo(body.id)).body;
  expect([undone, kept.length]).toEqual([1, 2]);
});

test('§14.14 nothing is oversold, by two rows or by a guest meanwhile', async () => {
  const stay = freshStay(2);
  const table = tableOf(
    row({ typeId: ROOMS.single.id }, stay),
    row({ typeId: ROOMS.single.id, name: 'Second Guest' }, stay),
  );
  const { body } = await preview(table);
  expect(body.stays.map(({ state }: { state: string }) => state)).toEqual(['ready', 'wrong']);
  expect(body.stays[1].problem).toMatchObject({
    field: 'kind',
    message: expect.stringMatching(/^Room single is sold out on /),
  });
  const first = tableOf(table.stays[0]!);
  await (await signInGuest(motel)).book(stay, ROOMS.single);
  const answer = await owner.call('importStays', { body: { ...first, file: 'a.csv', total: body.total } });
  expect(answer).toSay(
    '409 Bookings have changed while you were reading: 0 rows are ready now. Nothing is imported yet.',
  );
  expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
});

test('§14.14 an oversold stay is taken by a press, and stands out', async () => {
  const stay = freshStay(2);
  await (await signInGuest(motel)).book(stay, ROOMS.single);
  const sold = row({ typeId: ROOMS.single.id, mayOversell: true }, stay);
  const { body } = await bring(tableOf(sold));
  expect(await soldOn(motel, ROOMS.single, stay)).toEqual([2, 2]);
  const nights = async () => {
    const { body: plan } = await owner.call('plan', { query: { from: stay.checkIn, days: '3' } });
    return plan.types.find(({ id }: { id: string }) => id === ROOMS.single.id).free;
  };
  expect(await nights()).toEqual([-1, -1, 1]);
  const [fault, ...others] = await faults('nights');
  expect(others).toHaveLength(1);
  expect(fault.sentence).toMatch(
    /^Room single on .+: 2 rooms are sold, and there are 1\. Free that night: \d+ Room many/,
  );
  // What is oversold is not for sale.
  const { body: next } = await preview(tableOf(row({ typeId: ROOMS.single.id, name: 'Third Guest' }, stay)));
  expect(next.stays[0].problem.isSoldOut).toBe(true);
  await undo(body.id);
  expect([await nights(), await faults('nights')]).toEqual([[0, 0, 1], []]);
});

test('§14.14 a stay that is here already is left out, also by a second press', async () => {
  const table = tableOf(row());
  const [first, second] = await Promise.all([bring(table, 'one-press'), bring(table, 'one-press')]);
  expect(
    new Set([first, second].filter(({ status }) => status === 200).map(({ body }) => body.id)).size,
  ).toBe(1);
  const [stay] = table.stays;
  // A name's accents may be letters of their own.
  const { body } = await preview(tableOf({ ...stay!, lastname: 'Trembláy'.normalize('NFD') }));
  expect(body).toMatchObject({ ready: 0, stays: [{ state: 'here' }] });
});

test('§14.14 a stay is here by its number, else kind, dates, name, counted', async () => {
  const stay = freshStay(2);
  const states = async (...stays: Found[]) =>
    (await preview(tableOf(...stays))).body.stays.map(({ state }: { state: string }) => state);
  const numbered = row({ reference: 'BK 77' }, stay);
  await bring(tableOf(numbered, row({ name: 'Crew One' }, stay)));
  // Another name and other dates: the number tells.
  expect(await states(row({ reference: 'bk77', name: 'Lou T.' }))).toEqual(['here']);
  // The same guest with another number has another room.
  expect(await states(numbered, row({ reference: 'BK 78' }, stay))).toEqual(['here', 'ready']);
  const crew = row({ name: 'Crew One' }, stay);
  expect(await states(crew, crew)).toEqual(['here', 'ready']);
  expect(await states({ ...crew, others: 1 })).toEqual(['ready']);
  // A longer file brings what is new, and the same one nothing.
  const { body } = await bring(tableOf(numbered, crew, crew));
  expect(body.stays).toBe(1);
  expect(await states(numbered, crew, crew)).toEqual(['here', 'here', 'here']);
  // Who cancelled here is not brought over again.
  const [id] = await imported(body.id);
  await press('cancelStay', id!);
  expect(await states(numbered)).toEqual(['here']);
});

test('§14.14 guests who are in the house can be brought over', async () => {
  const { status, body } = await bring(tableOf(row({}, nightsFrom(-1, 4, todayAt(motel)))));
  expect(status).toBe(200);
  const [id] = await imported(body.id);
  expect((await act('checkIn', id!)).status).toBe(200);
});

test('§14.14 an import is undone, without the stays that something was done to', async () => {
  const stays = [freshStay(2), freshStay(2), freshStay(2)];
  const { body } = await bring(tableOf(...stays.map((stay, at) => row({ name: `Guest Number${at}` }, stay))));
  const shown = await Promise.all((await imported(body.id)).map(look));
  const { id, reference } = shown.find(({ checkIn }) => checkIn === stays[1]!.checkIn)!;
  await act('noteStay', id, { text: 'Called, comes late.' });
  const kept = [{ id, reference, guest: 'Guest Number1' }];
  expect((await undo(body.id)).body).toEqual({ undone: 2, kept });
  for (const [at, stay] of stays.entries()) {
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual(at === 1 ? [1, 1] : [0, 0]);
  }
  expect((await undo(body.id)).body.message).toBe('This import is undone already.');
  expect((await undo('none')).status).toBe(404);
});

test('§14.14 after an undo nothing of the file is left', async () => {
  // That there was an import stays known, and its nights as empty ones.
  const known = ['desk_log', 'desk_presses', 'nights', 'sales_changes', 'stay_imports'];
  const stored = async () =>
    ((await everythingStored(motel)) as { name: string }[]).filter(({ name }) => !known.includes(name));
  const before = await stored();
  const { body } = await bring(tableOf(row({ reference: 'A-1', phone: '+14035550991' }), row({ phone: '' })));
  await undo(body.id);
  expect(await stored()).toEqual(before);
});

test('§14.14 two who bring one file over bring it once; it stays after a week', async () => {
  const table = tableOf(row({ name: 'Two Owners', phone: '' }));
  expect(await statusesOf(bring(table), bring(table))).toEqual([200, 409]);
  const { body } = await bring(tableOf(row()));
  await pass(7 * DAY + 1);
  expect((await undo(body.id)).body.message).toBe('An import can be undone for 7 days.');
  expect((await owner.call('imports')).body.imports[0]).not.toHaveProperty('undoUntil');
});

test('§14.14 an import of several requests is one, of one person', async () => {
  const [first, second] = [row(), row({ name: 'Marc Roy' })];
  const { body } = await bring(tableOf(first!));
  const { id } = body;
  expect((await bring(tableOf(second!), undefined, { id })).body).toEqual({ id, stays: 2 });
  const other = await bring(tableOf(row({ name: 'Ann Côté' })), undefined, { id: 'none' });
  expect([other.status, (await imported(id)).length]).toEqual([404, 2]);
  expect((await undo(id)).body.undone).toBe(2);
  expect((await bring(tableOf(second!), undefined, { id })).status).toBe(404);
});

test('§14.14 500 rows are one request', { tags: 'long' }, async () => {
  const rows = Array.from({ length: 500 }, (_, at) =>
    row({ name: `Row Number${at}`, phone: '' }, nightsFrom(at % 100, 2, '2027-10-01')),
  );
  const { status, body } = await bring(tableOf(...rows));
  expect([status, body.stays]).toEqual([200, 500]);
  expect((await undo(body.id)).body).toEqual({ undone: 500, kept: [] });
});
