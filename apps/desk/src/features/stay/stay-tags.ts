import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { DeskMotel } from '../../shared/motel.tsx';
import { balanceTag, stateTag } from '../../shared/parts/state-tag.ts';
import type { TagProps } from '../../shared/parts/Tag.tsx';

/** The tags of a stay's head: its state, and its money. */
export function stayTags(
  motel: DeskMotel,
  stay: Pick<DeskStay, 'state' | 'status' | 'isNoShow' | 'folio' | 'payer'>,
): TagProps[] {
  const { balance, paid, refunded } = stay.folio;
  const money = balanceTag(motel, { balance, payer: stay.payer });
  if (money !== undefined) return [stateTag(stay), money];
  if (paid === 0) return [stateTag(stay)];
  const even: TagProps =
    refunded >= paid
      ? { tone: 'grey', icon: 'undo', words: 'All refunded' }
      : { tone: 'green', icon: 'check', words: 'Paid in full' };
  return [stateTag(stay), even];
}
