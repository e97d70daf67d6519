import { randomUUID } from 'node:crypto';
import { deskDayAt } from '../shared/motel-time.ts';
import { refuse, succeed } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';
import { lockTill } from './lock-till.ts';
import { refuseSigned } from './sign-off.ts';
import { tillFigures, tillOf } from './tills.ts';

const WORDS = { float: 'Float', 'pay-in': 'Paid in', 'pay-out': 'Paid out' } as const;

/**
 * Sets the float of the person's till of today, or pays cash in or out with a reason. Refused with `rule-broken` without a
 * reason, for more than is in the till, and once it is signed off.
 */
export const moveCash: DeskDeed<'moveCash'> = async (context, { kind, amount, reason }, by) => {
  if (kind !== 'float' && reason === '') return refuse('rule-broken', 'till-reason-missing');
  if (kind !== 'float' && amount === 0) return refuse('rule-broken', 'till-nothing');
  const { motel, words } = context;
  return act(context, 'till-move', by, async (trx, now) => {
    const { person } = by;
    const date = deskDayAt(motel, now);
    await lockTill(trx, person.id);
    const till = await tillOf(trx, motel, person, date);
    if (till.signed !== undefined) return refuseSigned(words, till.signed, now);
    const { cash, float } = tillFigures(till);
    if (kind === 'pay-out' && amount > cash.expected)
      return refuse('rule-broken', 'till-too-little', { inTill: cash.expected });
    await trx
      .insertInto('till_moves')
      .values({ id: randomUUID(), date, person_id: person.id, kind, amount, reason, at: now })
      .execute();
    const details = `${WORDS[kind]} ${words.shownMoney(amount)}${reason === '' ? '' : `: ${reason}`}`;
    const before = kind === 'float' ? { before: { float } } : {};
    return succeed({ subject: `till ${date}`, details, ...before, after: { kind, amount }, answer: {} });
  });
};
