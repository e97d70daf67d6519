import type { RoomTrait } from '@motel/content';
import { setWishes, wishesOf } from '../../rooms/index.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { lockStay } from './stay-rooms.ts';

/** Writes what the guest of a stay wishes of their room. */
export async function wishRooms(
  context: DeskContext,
  { id, wishes }: { readonly id: string; readonly wishes: readonly RoomTrait[] },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return act(context, 'wish-rooms', by, async (trx) => {
    const locked = await lockStay(trx, id);
    if (!locked.ok) return locked;
    const before = await wishesOf(trx, id);
    await setWishes(trx, id, wishes);
    const details = wishes.length === 0 ? 'no wishes' : `wishes: ${wishes.join(', ')}`;
    return succeed({ subject: locked.value.reference, details, before, after: wishes, answer: {} });
  });
}
