import { lockGuests, membersOf } from '../../guests/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';

/**
 * Says that another guest, with all whom they are, is the same person. Each keeps their number, their stays and what they see
 * of them on the site; only the desk sees one card. Refused with `not-found` or `rule-broken`.
 */
export const mergeGuests: DeskDeed<'mergeGuests'> = (context, { id, other }, by) =>
  act(context, 'merge-guests', by, async (trx) => {
    await lockGuests(trx, [id, other]);
    const [into] = await membersOf(trx, id);
    const joining = await membersOf(trx, other);
    if (into === undefined || joining.length === 0) return refuse('not-found', 'guest-unknown');
    if (joining.includes(into)) return refuse('rule-broken', 'guest-merged');
    await trx.updateTable('guests').set({ merged_into: into }).where('id', 'in', joining).execute();
    return succeed({ subject: into, details: `with ${other}`, after: joining, answer: {} });
  });

/** Says that a guest who was merged is another person after all. Refused with `not-found` or `rule-broken`. */
export const partGuests: DeskDeed<'partGuests'> = (context, { id, other }, by) =>
  act(context, 'part-guests', by, async (trx) => {
    await lockGuests(trx, [id, other]);
    const members = await membersOf(trx, id);
    if (members.length === 0) return refuse('not-found', 'guest-unknown');
    if (!members.slice(1).includes(other)) return refuse('rule-broken', 'guest-not-merged');
    await trx.updateTable('guests').set({ merged_into: null }).where('id', '=', other).execute();
    return succeed({ subject: id, details: `from ${other}`, answer: {} });
  });
