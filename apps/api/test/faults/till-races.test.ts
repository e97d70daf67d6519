import { InsertQueryNode, type KyselyPlugin, type OperationNode } from 'kysely';
import { outcomeOf } from '../../src/shared/outcome.ts';
import { takePayment } from '../../src/stays/pay/take-payment.ts';
import { signOffTill as count, moveCash as move } from '../../src/till/change-till.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { TODAY } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay } from '../support/test-desk.ts';
import { type TestMotel, testMotel } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

/** PGlite does one transaction after the other. */
let presses = 0;

const moveCash = (...press: Parameters<typeof move>) => outcomeOf(() => move(...press));
const signOffTill = (...press: Parameters<typeof count>) => outcomeOf(() => count(...press));

const isOfFolio = (node: OperationNode) =>
  InsertQueryNode.is(node) && node.into?.table.identifier.name === 'folio_entries';

describe('§14.6: a till at which one person works in two browsers', () => {
  let wren: TestStaff;
  const motel = testMotel();
  beforeEach(async () => {
    wren = await signInStaff(motel, 'clerk', `Wren ${presses++}`);
    await wren.call('moveCash', { body: { kind: 'float', amount: 100, reason: '' } });
  });

  const by = (request: unknown) => ({
    person: wren.person,
    signedInAt: motel.clock.now(),
    secret: '',
    key: `press-${presses++}`,
    request,
  });
  const payOut = { kind: 'pay-out', amount: 100_00, reason: 'Milk' } as const;
  const till = async () => (await wren.call('till')).body.tills[0];

  const counted = (cash: number) => {
    const till = { date: TODAY, personId: wren.person.id, cashExpected: cash, cashCounted: cash };
    return { ...till, terminalExpected: 0, terminalCounted: 0, note: '' } as never;
  };
  /** Pays a stay that was booked to be paid later, in cash. */
  async function pay(context: Pick<TestMotel, 'db' | 'clock'>) {
    const { id } = (await bookAtDesk(wren, { pay: 'later' })).body;
    const { version } = await lookAtStay(wren, id);
    const taken = { id, version, way: 'cash', amount: 195_00 } as never;
    return () => outcomeOf(() => takePayment({ ...motel, ...context } as never, taken, by(id)));
  }

  /** The motel for one browser, in which the other browser works once the till was read. */
  function whileOtherWorks(work: () => Promise<unknown>) {
    let other: Promise<unknown> | undefined;
    let isDone = false;
    let hasWaited = false;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (other === undefined && result.rows.some((row) => row.kind === 'float')) {
          other = work().finally(() => {
            isDone = true;
          });
          await untilBlockedOrDone(motel.db, other);
          hasWaited = !isDone;
        }
        return result;
      },
    };
    return {
      ...motel,
      db: motel.db.withPlugin(meanwhile),
      done: () => other,
      hasWaited: () => hasWaited,
    };
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
    const both = whileOtherWorks(() => moveCash(motel, payOut as never, by('milk')));
    const signed = await signOffTill(both, counted(100_00), by('sign'));
    const moved = (await both.done()) as typeof signed;
    expect([signed.ok, moved.ok].toSorted()).toEqual([false, true]);
    const { cash, signed: signOff } = await till();
    expect(signOff?.cashExpected ?? cash.expected).toBe(cash.expected);
  });

  test('a payment during its sign-off comes after it, and is in the next count', async () => {
    const payLater = await pay(motel);
    const both = whileOtherWorks(payLater);
    const signed = await signOffTill(both, counted(100_00), by('sign'));
    expect([signed.ok, both.hasWaited()]).toEqual([true, true]);
    expect(await both.done()).toMatchObject({ ok: true });
    expect(await till()).toMatchObject({ cash: { expected: 295 }, signed: { cashExpected: 100 } });
    const body = { date: TODAY, personId: wren.person.id, reason: 'Once more' };
    const owner = await signInStaff(motel, 'owner', `Ilse ${presses++}`);
    expect((await owner.call('reopenTill', { body })).status).toBe(200);
    expect((await signOffTill(motel, counted(295_00), by('again'))).ok).toBe(true);
  });

  test('a sign-off during a payment waits, and is told that money moved', async () => {
    let signed: ReturnType<typeof signOffTill> | undefined;
    let isEntered = false;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const inserted = 'with' in node ? node.with?.expressions.map(({ expression }) => expression) : [];
        isEntered ||= inserted?.some(isOfFolio) ?? false;
        return node;
      },
      transformResult: async ({ result }) => {
        if (isEntered && signed === undefined) {
          signed = signOffTill(motel, counted(100_00), by('sign'));
          await untilBlockedOrDone(motel.db, signed);
        }
        return result;
      },
    };
    const paid = await (await pay({ ...motel, db: motel.db.withPlugin(meanwhile) }))();
    expect([paid.ok, await signed]).toMatchObject([true, { ok: false, error: { reason: 'till-moved' } }]);
    expect(await till()).toMatchObject({ cash: { expected: 295 } });
    expect((await till()).signed).toBeUndefined();
  });
});
