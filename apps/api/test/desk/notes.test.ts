import { testMotel, testStaff } from '../support/test-motel.ts';
import type { TestStaff } from '../support/test-staff.ts';

const motel = testMotel();
const wren = testStaff(motel);
const desmond = testStaff(motel, 'clerk', 'Desmond');

const leave = (text: string) => wren.call('leaveNote', { body: { text } });
const finish = (who: TestStaff, id: string, isDone: boolean) =>
  who.call('finishNote', { parts: { id }, body: { isDone } });
const logged = async (subject: string) => {
  const log = motel.db.selectFrom('desk_log').selectAll().where('subject', '=', subject).orderBy('at');
  return (await log.execute()).map(({ who, action, details }) => [who, action, details]);
};

test('§14.2 a note says who left it and when, and is written in the log', async () => {
  const { status, body } = await leave('  Keep 19 for last. ');
  expect(status).toBe(200);
  expect(body).toEqual({
    id: body.id,
    text: 'Keep 19 for last.',
    by: 'Wren',
    at: motel.clock.now().toISOString(),
  });
  expect(await logged(body.id)).toEqual([['Wren', 'note', 'Keep 19 for last.']]);
});

test('§14.2 a note is done, and open again', async () => {
  const { id } = (await leave('Call the plumber.')).body;
  motel.clock.advance(1000);
  const done = { by: 'Desmond', at: motel.clock.now().toISOString() };
  expect((await finish(desmond, id, true)).body.done).toEqual(done);
  motel.clock.advance(1000);
  expect((await finish(wren, id, false)).body).not.toHaveProperty('done');
  expect((await logged(id)).map(([who, action]) => [who, action])).toEqual([
    ['Wren', 'note'],
    ['Desmond', 'note-done'],
    ['Wren', 'note-undone'],
  ]);
});

test('§14.2 two who finish a note at once: the second is told of the first', async () => {
  const { id } = (await leave('Lamp in 4 flickers.')).body;
  const both = await Promise.all([finish(wren, id, true), finish(desmond, id, true)]);
  const [won, lost] = both.toSorted((a, b) => a.status - b.status);
  expect([won?.status, lost?.status, lost?.body.code]).toEqual([200, 409, 'changed-meanwhile']);
  expect(lost?.body.message).toBe(`${won?.body.done.by} has done this note already.`);
  expect(await logged(id)).toHaveLength(2);
});

test('§14.2 an empty, endless or unknown note is refused in a sentence', async () => {
  const before = await motel.db.selectFrom('desk_notes').selectAll().execute();
  expect(await leave(' \n ')).toSay('422 Write the note first.');
  expect((await leave('x'.repeat(1001))).body.message).toBe('A note has at most 1000 characters.');
  expect(await finish(wren, 'no-such-note', true)).toSay('404 There is no such note.');
  expect(await motel.db.selectFrom('desk_notes').selectAll().execute()).toEqual(before);
});
