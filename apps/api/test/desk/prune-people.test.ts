import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { pruneRecords } from '../../src/jobs/prune-records.ts';
import { RETENTION } from '../../src/shared/retention.ts';
import { testMotel } from '../support/test-setup.ts';
import { callTestDesk, signInStaff } from '../support/test-staff.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('§14.1: old doors of the desk', () => {
  const motel = testMotel();

  const prune = () => {
    const context = { ...motel, logger: pino({ level: 'silent' }) };
    return pruneRecords(context, new AbortController().signal);
  };
  const count = async (
    table: 'desk_keys' | 'staff' | 'staff_challenges' | 'staff_invitations' | 'staff_sessions',
  ) => (await motel.db.selectFrom(table).selectAll().execute()).length;

  test('keys of presses are deleted a week after them, with their answers', async () => {
    const wren = await signInStaff(motel, 'clerk', 'Wren Arcand');
    await wren.call('leaveNote', { body: { text: 'Keep 19 for last.' } });
    motel.clock.advance(7 * DAY);
    await prune();
    expect(await count('desk_keys')).toBe(1);
    motel.clock.advance(1);
    await prune();
    expect(await count('desk_keys')).toBe(0);
  });

  test('are deleted a month after their end, challenges at theirs', async () => {
    const owner = await signInStaff(motel, 'owner', 'Ilse');
    await owner.call('invite', { body: { name: 'Wren', role: 'clerk' } });
    await callTestDesk(motel, 'signInOptions');
    motel.clock.advance(5 * 60_000 + 1);
    await prune();
    expect([await count('staff_challenges'), await count('staff_invitations')]).toEqual([0, 1]);

    motel.clock.advance(RETENTION.signIn * DAY);
    await prune();
    expect([await count('staff_sessions'), await count('staff_invitations')]).toEqual([1, 1]);
    motel.clock.advance(10 * HOUR);
    await prune();
    expect([await count('staff_sessions'), await count('staff_invitations')]).toEqual([0, 1]);
    motel.clock.advance(14 * HOUR);
    await prune();
    expect([await count('staff_invitations'), await count('staff')]).toEqual([0, 3]);
  });
});
