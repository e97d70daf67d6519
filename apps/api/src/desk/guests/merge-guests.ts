import { lockGuests, membersOf } from '../../guests/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';

/** Says that guests are one person: the desk sees one card; each keeps their number and what they see on the site. */
export const mergeGuests: DeskDeed<'mergeGuests'> = (context, { id, other }, by) =>
  act(context, 'merge-guests', by, async (trx) => {
    await lockGuests(trx, [id, other]);
    const [into] = await membersOf(trx, id);
    const joining = await membersOf(trx, other);
    if (into === undefined || joining.length === 0) refuse('not-found', 'guest-unknown');
    if (joining.includes(into)) refuse('rule-broken', 'guest-merged');
    await trx.updateTable('guests').set({ merged_into: into }).where('id', 'in', joining).execute();
    return { subject: into, details: `with ${other}`, after: joining, answer: {} };
  });

/** Says that a guest who was merged is another person after all. Refused with `not-found` or `rule-broken`. */
export const partGuests: DeskDeed<'partGuests'> = (context, { id, other }, by) =>
  act(context, 'part-guests', by, async (trx) => {
    await lockGuests(trx, [id, other]);
    const members = await membersOf(trx, id);
    if (members.length === 0) refuse('not-found', 'guest-unknown');
    if (!members.slice(1).includes(other)) refuse('rule-broken', 'guest-not-merged');
    await trx.updateTable('guests').set({ merged_into: null }).where('id', '=', other).execute();
    return { subject: id, details: `from ${other}`, answer: {} };
  });

/** Writes what the desk knows of a person on the first of their cards; the others are then empty. Refused with `not-found`. */
export const keepCard: DeskDeed<'keepGuestCard'> = (context, { id, wishes, note, notAgain }, by) =>
  act(context, 'guest-card', by, async (trx, now) => {
    const members = await membersOf(trx, id);
    const [first] = members;
    if (first === undefined) refuse('not-found', 'guest-unknown');
    await trx.deleteFrom('guest_cards').where('guest_id', 'in', members).execute();
    const card = { wishes, note, not_again: notAgain === '' ? null : notAgain };
    await trx
      .insertInto('guest_cards')
      .values({ guest_id: first, ...card, by: by.person.name, at: now })
      .execute();
    // The log is kept for good: it does not say what the desk wrote about a person.
    return { subject: first, details: 'wishes and notes of a guest', answer: {} };
  });
