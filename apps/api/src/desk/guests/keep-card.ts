import { membersOf } from '../../guests/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';

/** Writes what the desk knows of a person on the first of their cards; the others are then empty. Refused with `not-found`. */
export const keepCard: DeskDeed<'keepGuestCard'> = (context, { id, wishes, note, notAgain }, by) =>
  act(context, 'guest-card', by, async (trx, now) => {
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
