import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveCash, signOffTill } from '../../src/desk/index.ts';
import { DATABASES } from '../support/databases.ts';
import { openTestMotel, type TestMotel, TODAY } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';
import { untilBlockedOrDone } from '../support/until-blocked.ts';

/** PGlite does one transaction after the other. */
const [, SERVER] = DATABASES;
let presses = 0;

describe('§14.6: a till at which one person works in two browsers', () => {
  let motel: TestMotel;
  let wren: TestStaff;
  beforeAll(async () => {
    motel = await openTestMotel(SERVER!);
  });
  afterAll(() => motel?.close());
  beforeEach(async () => {
    wren = await signInStaff(motel, 'clerk', `Wren ${presses++}`);
    await wren.call('moveCash', { body: { kind: 'float', amount: 100, reason: '' } });
  });

  const by = (request: unknown) => ({ person: wren.person, key: `press-${presses++}`, request });
  const payOut = { kind: 'pay-out', amount: 100_00, reason: 'Milk' } as const;
  const till = async () => (await wren.call('till')).body.tills[0];

  /** The motel for one browser, in which the other browser works once the till was read. */
  function whileOtherWorks(work: () => Promise<unknown>) {
    let other: Promise<unknown> | undefined;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (other === undefined && result.rows.some((row) => row.kind === 'float')) {
          other = work();
          await untilBlockedOrDone(motel.db, other);
        }
        return result;
      },
    };
    return { db: motel.db.withPlugin(meanwhile), clock: motel.clock, done: () => other };
  }

  test('never pays more out than is in it', async () => {
    const both = whileOtherWorks(() => moveCash(motel, { ...payOut, reason: 'Bread' } as never, by('bread')));
    const first = await moveCash(both, payOut as never, by('milk'));
    const second = (await both.done()) as typeof first;
    expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
    expect([first, second].find(({ ok }) => !ok)).toMatchObject({ error: { reason: 'till-too-little' } });
    expect(await till()).toMatchObject({ payOuts: 100, cash: { expected: 0 } });
  });

  test('is signed off with what is in it, or not at all', async () => {
    const counted = {
      date: TODAY,
      personId: wren.person.id,
      cashExpected: 100_00,
      cashCounted: 100_00,
      terminalExpected: 0,
      terminalCounted: 0,
      note: '',
    };
    const both = whileOtherWorks(() => moveCash(motel, payOut as never, by('milk')));
    const signed = await signOffTill(both, counted as never, by('sign'));
    const moved = (await both.done()) as typeof signed;
    expect([signed.ok, moved.ok].toSorted()).toEqual([false, true]);
    const { cash, signed: signOff } = await till();
    expect(signOff?.cashExpected ?? cash.expected).toBe(cash.expected);
  });
});
