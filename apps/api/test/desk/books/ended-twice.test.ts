import { addDays, civilDate, sum } from '@motel/booking-core';
import { untilBlockedOrDone } from '../../support/deadlocks.ts';
import { rowsOf } from '../../support/rows.ts';
import { testDesk } from '../../support/test-desk.ts';
import { HOUR, testMotel, testStaff } from '../../support/test-motel.ts';

const TODAY = civilDate('2027-06-14');
const stay = { checkIn: TODAY, checkOut: addDays(TODAY, 2) };

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Ilse');
const { book, cancel, goTo } = testDesk(motel, owner);

test('§14.18 a day that another process is just ending does not end twice', async () => {
  await goTo('2027-06-14T18:00:00Z');
  await book({ stay });
  motel.clock.advance(HOUR);
  const now = motel.clock.now();
  const other = motel.db.transaction().execute(async (trx) => {
    const row = { date: TODAY, until: now, ended_at: now, by: 'Wren', report: '{}' };
    await trx.insertInto('ended_days').values(row).execute();
    const pressed = owner.call('endDay', { body: { date: TODAY, isEarlyAccepted: true } });
    await untilBlockedOrDone(motel.db, pressed);
    return { pressed };
  });
  expect(await (await other).pressed).toSay(
    '422 This day has ended already. What comes now is in the next one.',
  );
  const lines = await motel.db.selectFrom('journal_lines').selectAll().execute();
  expect(lines, 'the other one writes them').toEqual([]);
  await motel.db.deleteFrom('ended_days').execute();
});

test('§14.18 what is kept of a cancelled stay has a line of the journal', async () => {
  await goTo('2027-06-14T21:00:00Z');
  const id = await book({ stay, pay: 'later' });
  expect(await cancel(id, true)).toMatchObject({ status: 200, kept: 98 });
  motel.clock.advance(HOUR);
  expect((await owner.call('endDay', { body: { date: TODAY, isEarlyAccepted: true } })).status).toBe(200);
  const lines = await rowsOf(motel.db, 'journal_lines', { booking_id: id });
  expect(lines.some(({ account }) => account === 'kept')).toBe(true);
  expect(sum(...lines.map(({ amount }) => amount))).toBe(98_00);
  const { body } = await owner.call('journal', { query: { month: '2027-06' } });
  expect(body.lines).toContainEqual(expect.objectContaining({ account: 'kept', credit: 89 }));
});
