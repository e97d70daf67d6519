import type { GuestPrice, RateTermsWire } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { priceWords } from '../calendar.ts';
import { figureWords } from './terms-choices.tsx';

interface Conflict {
  readonly title: string;
  /** In the money of an example. */
  readonly sum: string;
  readonly remedies: readonly (readonly [words: string, part: Partial<RateTermsWire>])[];
}

/**
 * Finds money that the motel keeps and does not have, or keeps less of where a guest never comes. A rest that is due while
 * cancelling is free counts as paid.
 */
export function conflictOf(
  motel: DeskMotel,
  { guarantee, deposit, restDays = -1, freeHours = Number.POSITIVE_INFINITY, keep }: RateTermsWire,
  { late, noShow, paid }: NonNullable<GuestPrice['policy']>,
): Conflict | undefined {
  const money = (dollars: number) => priceWords(motel, dollars);
  const most = Math.max(late, noShow);
  if (guarantee === 'none' && most > 0)
    return {
      title: 'Nothing is paid and no card is left, though you keep something.',
      sum: `In the example ${money(most)} is kept: you would have to ask for it.`,
      remedies: [
        ['Ask for a card', { guarantee: 'card' }],
        ['Keep nothing', { keep: '0%', noShow: undefined }],
      ],
    };
  if (guarantee === undefined && paid < late && restDays * 24 < freeHours) {
    const isAll = keep === 'everything';
    const more = isAll ? { deposit: undefined, restDays: undefined } : { deposit: keep };
    const isPart = Number.isNaN(Number(deposit));
    return {
      title: 'The deposit is less than what you keep.',
      sum: `In the example ${money(paid)} is paid and ${money(late)} is kept: you would have to ask for ${money(dollarsMore(paid, late))}.`,
      remedies: [
        [
          isAll ? 'Let them pay the whole stay' : `Make the deposit ${figureWords(motel, 'keep', keep)}`,
          more,
        ],
        ...(isPart ? ([['Keep only the deposit', { keep: `${deposit}` }]] as const) : []),
      ],
    };
  }
  if (noShow >= late) return undefined;
  return {
    title: 'You keep less of a guest who never comes than of one who cancels late.',
    sum: `In the example ${money(noShow)} is kept of the one, and ${money(late)} of the other.`,
    remedies: [
      ['Keep the same', { noShow: undefined }],
      ['Keep the whole stay', { noShow: 'everything' }],
    ],
  };
}
