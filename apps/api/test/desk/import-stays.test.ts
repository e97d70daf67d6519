import type { ImportField, ImportTable } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { expect, test } from 'vitest';
import { todayAt } from '../../src/shared/motel-time.ts';
import { lookAtStay } from '../support/desk-stays.ts';
import { everythingStored, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest } from '../support/test-guest.ts';
import { testMotelWithBooks, testStaff } from '../support/test-setup.ts';

const DAY = 24 * 60 * 60_000;
const COLUMNS: readonly ImportField[] = [
  'name',
  'type',
  'checkIn',
  'checkOut',
  'price',
  'paid',
  'phone',
  'email',
  'none',
  'note',
];

const motel = testMotelWithBooks();
const owner = testStaff(motel, 'owner', 'Odile');

/** A row that can be booked, with some cells replaced. */
function row(more: Partial<Record<ImportField, string>> = {}, stay = freshStay(2)): string[] {
  const cells: Partial<Record<ImportField, string>> = {
    name: 'Tremblay, Louise',
    type: 'Room many',
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    price: '$258.00',
    paid: '100',
    phone: '418-555-0143',
    email: 'louise@example.ca',
    ...more,
  };
  return COLUMNS.map((field) => cells[field] ?? '');
}
const tableOf = (...rows: string[][]): ImportTable => ({ columns: [...COLUMNS], rows, dates: undefined });
const preview = (table: ImportTable) => owner.call('previewImport', { body: table });
async function bring(table: ImportTable, key?: string, more: object = {}) {
  const { ready, total } = (await preview(table)).body;
  const body = { ...table, file: 'reservations.xlsx', ready, total, ...more };
  return owner.call('importStays', { body, ...(key !== undefined && { key }) });
}
const imported = async (importId: string) =>
  (
    await motel.db
      .selectFrom('imported_stays')
      .select('booking_id as id')
      .where('import_id', '=', importId)
      .execute()
  ).map(({ id }) => id);

test('§14.14 the dry run shows each row as it would be, and writes nothing', async () => {
  const stay = freshStay(3);
  const before = await everythingStored(motel);
  const { status, body } = await preview(
    tableOf(row({}, stay), row({ name: 'Marc-André Roy', price: '1 357,50' })),
  );
  expect([status, body.dates, body.ready, body.total]).toEqual([200, 'year-month-day', 2, 1615.5]);
  expect(body.rows[0]).toEqual({
    guest: 'Louise Tremblay',
    type: 'Room many',
    ...stay,
    total: 258,
    state: 'ready',
  });
  expect(body.rows[1]).toMatchObject({ guest: 'Marc-André Roy', total: 1357.5 });
  expect(await everythingStored(motel)).toEqual(before);
});

test('§14.14 a stay that its status calls cancelled is left out in silence', async () => {
  const table = (status: string) => {
    const { columns, rows } = tableOf(row());
    return { columns: [...columns, 'status' as const], rows: [[...rows[0]!, status]], dates: undefined };
  };
  for (const status of ['Cancelled', 'annulée', 'No-show', 'Void']) {
    const { body } = await preview(table(status));
    expect([body.ready, body.rows[0].state, body.rows[0].problem]).toEqual([0, 'cancelled', undefined]);
  }
  for (const status of ['Confirmed', '', 'not cancelled']) {
    expect((await preview(table(status))).body.ready).toBe(1);
  }
});

test('§14.14 what cannot be a stay is a sentence at its cell', async () => {
  const { checkIn, checkOut } = freshStay(2);
  const wrong: readonly [Partial<Record<ImportField, string>>, field: ImportField, message: RegExp][] = [
    [{ type: 'FAM' }, 'type', /^No kind of room is called FAM\. Which one is it\?$/],
    [{ type: '' }, 'type', /^The kind of room is missing\.$/],
    [{ type: 'Room' }, 'type', /^No kind of room is called Room\./],
    [{ type: 'closed' }, 'type', /currently not available/],
    [{ checkIn: '31.11.2026' }, 'checkIn', /^“31\.11\.2026” is no date\.$/],
    [{ checkOut: '' }, 'checkOut', /^The date is missing\.$/],
    [{ checkOut: checkIn }, 'checkOut', /^Leaves before it arrives\. Perhaps /],
    [{ checkIn: '2020-01-01', checkOut: '2020-01-03' }, 'checkOut', /^This stay is over\.$/],
    [{ price: 'free' }, 'price', /^“free” is no amount\.$/],
    [{ price: '' }, 'price', /^The price is missing\.$/],
    [{ price: '99999' }, 'price', /^A price by hand is at most /],
    [{ paid: '300' }, 'paid', /^More is paid than the stay costs\.$/],
    [{ name: 'Rivard' }, 'name', /first name/i],
    [{ phone: '12' }, 'phone', /valid phone number/],
    [{ email: 'louise' }, 'email', /email/i],
  ];
  const rows = wrong.map(([cells]) => row({ checkIn, checkOut, ...cells }));
  const { body } = await preview({ ...tableOf(...rows), dates: 'year-month-day' });
  expect(body.rows.map(({ problem }: { problem?: { field: string } }) => problem?.field)).toEqual(
    wrong.map(([, field]) => field),
  );
  for (const [at, [, , message]] of wrong.entries()) expect(body.rows[at].problem.message).toMatch(message);
  expect(body.rows[6].problem.instead).toBe(addDays(civilDate(checkIn), 1));
  expect(body).toMatchObject({ ready: 0, total: 0 });
  expect((await bring(tableOf(...rows))).body.message).toBe('No row is ready.');
});

test('§14.14 rows are booked at the agreed price, paid as far as they were', async () => {
  const stay = freshStay(2);
  const { status, body } = await bring(tableOf(row({ note: 'lit de bébé' }, stay), row({ type: 'FAM' })));
  expect([status, body.stays]).toEqual([200, 1]);
  const [id] = await imported(body.id);
  const shown = await lookAtStay(owner, id!);
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
  const mails = await motel.db.selectFrom('outbox').select('dedupe_key').execute();
  expect(mails.filter(({ dedupe_key }) => dedupe_key.includes(id!))).toEqual([]);
  const { body: list } = await owner.call('imports');
  expect(list.imports[0]).toMatchObject({ id: body.id, file: 'reservations.xlsx', by: 'Odile', stays: 1 });
});

test('§14.14 guests are mailed when that is asked; their stays are not undone', async () => {
  const { body } = await bring(
    tableOf(row(), row({ paid: '258', name: 'Marc Roy' }), row({ email: '', name: 'Ann Côté' })),
    undefined,
    { isMailed: true },
  );
  const ids = await imported(body.id);
  const mails = await motel.db.selectFrom('outbox').select(['dedupe_key', 'body']).execute();
  const own = mails.filter(({ dedupe_key }) => ids.some((id) => dedupe_key.includes(id)));
  expect(
    own.map((mail) => /\$158 CAD are to be paid|Your stay is paid/.exec(mail.body)?.[0]).toSorted(),
  ).toEqual(['$158 CAD are to be paid', 'Your stay is paid']);
  const undone = await owner.call('undoImport', { parts: { id: body.id } });
  expect([undone.body.undone, undone.body.kept.length]).toEqual([1, 2]);
});

test('§14.14 nothing is oversold, by two rows or by a guest meanwhile', async () => {
  const stay = freshStay(2);
  const table = tableOf(row({ type: 'single' }, stay), row({ type: 'single', name: 'Second Guest' }, stay));
  const { body } = await preview(table);
  expect(body.rows.map(({ state }: { state: string }) => state)).toEqual(['ready', 'wrong']);
  expect(body.rows[1].problem).toMatchObject({
    field: 'type',
    message: expect.stringMatching(/^Room single is sold out on /),
  });
  const { ready, total } = body;
  await (await signInGuest(motel)).book(stay, ROOMS.single);
  const answer = await owner.call('importStays', { body: { ...table, file: 'a.csv', ready, total } });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Bookings have changed while you were reading: 0 rows are ready now. Nothing is imported yet.',
  ]);
  expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
});

test('§14.14 a stay that is here already is left out, also by a second press', async () => {
  const table = tableOf(row());
  const [first, second] = await Promise.all([bring(table, 'one-press'), bring(table, 'one-press')]);
  expect(
    new Set([first, second].filter(({ status }) => status === 200).map(({ body }) => body.id)).size,
  ).toBe(1);
  const { body } = await preview(table);
  expect(body).toMatchObject({ ready: 0, rows: [{ state: 'here' }] });
});

test('§14.14 guests who are in the house can be brought over', async () => {
  const checkIn = addDays(todayAt(motel), -1);
  const { status, body } = await bring(tableOf(row({}, { checkIn, checkOut: addDays(checkIn, 4) })));
  expect(status).toBe(200);
  const [id] = await imported(body.id);
  expect((await owner.call('checkIn', { parts: { id: id! }, body: {} })).status).toBe(200);
});

test('§14.14 an import is undone, without the stays that something was done to', async () => {
  const stays = [freshStay(2), freshStay(2), freshStay(2)];
  const { body } = await bring(tableOf(...stays.map((stay, at) => row({ name: `Guest Number${at}` }, stay))));
  const ids = await imported(body.id);
  const [touched] = await Promise.all(ids.map((id) => lookAtStay(owner, id))).then((shown) =>
    shown.filter(({ checkIn }) => checkIn === stays[1]!.checkIn),
  );
  await owner.call('noteStay', { parts: { id: touched!.id }, body: { text: 'Called, comes late.' } });
  const undone = await owner.call('undoImport', { parts: { id: body.id } });
  expect(undone.body).toEqual({
    undone: 2,
    kept: [{ id: touched!.id, reference: touched!.reference, guest: 'Guest Number1' }],
  });
  for (const [at, stay] of stays.entries()) {
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual(at === 1 ? [1, 1] : [0, 0]);
  }
  expect((await owner.call('undoImport', { parts: { id: body.id } })).body.message).toBe(
    'This import is undone already.',
  );
  expect((await owner.call('undoImport', { parts: { id: 'none' } })).status).toBe(404);
});

test('§14.14 after seven days an import stays', async () => {
  const { body } = await bring(tableOf(row()));
  motel.clock.advance(7 * DAY + 1);
  await owner.signInNext('Odile');
  expect((await owner.call('undoImport', { parts: { id: body.id } })).body.message).toBe(
    'An import can be undone for 7 days.',
  );
  expect((await owner.call('imports')).body.imports[0]).not.toHaveProperty('undoUntil');
});

test('§14.14 500 rows are one import', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => {
    const checkIn = addDays(civilDate('2027-06-01'), at % 100);
    return row({ name: `Guest Number${at}`, phone: '' }, { checkIn, checkOut: addDays(checkIn, 2) });
  });
  const { status, body } = await bring(tableOf(...rows));
  expect([status, body.stays]).toEqual([200, 500]);
  expect((await owner.call('undoImport', { parts: { id: body.id } })).body).toEqual({
    undone: 500,
    kept: [],
  });
});
