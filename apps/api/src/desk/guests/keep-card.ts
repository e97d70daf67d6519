import { membersOf } from '../../guests/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../../staff/index.ts';
import type { Nothing } from '../../stays/index.ts';

interface Told {
  readonly id: string;
  readonly wishes: string;
  readonly note: string;
  /** Empty: the motel sees them gladly. */
  readonly notAgain: string;
}

/** Writes what the desk knows of a person on the first of their cards; the others are then empty. Refused with `not-found`. */
export function keepCard(
  context: DeskContext,
  { id, wishes, note, notAgain }: Told,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'guest-card', by, async (trx, now) => {
    const members = await membersOf(trx, id);
    const [first] = members;
    if (first === undefined) return refuse('not-found', 'guest-unknown');
    await trx.deleteFrom('guest_cards').where('guest_id', 'in', members).execute();
    const card = { wishes, note, not_again: notAgain === '' ? null : notAgain };
    await trx
      .insertInto('guest_cards')
      .values({ guest_id: first, ...card, by: by.person.name, at: now })
      .execute();
    // The log is kept for good: it does not say what the desk wrote about a person.
    return succeed({ subject: first, details: 'wishes and notes of a guest', answer: {} });
  });
}
