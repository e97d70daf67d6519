import type { GuestPrice, RateTermsWire } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { priceWords } from '../calendar.ts';
import { figureWords } from './terms-choices.tsx';

type Remedy = readonly [words: string, part: Partial<RateTermsWire>];

/** @param sum in the money of an example */
function conflict(title: string, sum: string, ...remedies: readonly Remedy[]) {
  return { title, sum: `In the example ${sum}`, remedies };
}

/**
 * Finds money that the motel keeps and does not have, or keeps less of where a guest never comes. A rest that is due while
 * cancelling is free counts as paid.
 */
export function conflictOf(
  motel: DeskMotel,
  { guarantee, deposit, restDays = -1, freeHours = Number.POSITIVE_INFINITY, keep }: RateTermsWire,
  { late, noShow, paid }: NonNullable<GuestPrice['policy']>,
) {
  const money = (dollars: number) => priceWords(motel, dollars);
  const most = Math.max(late, noShow);
  if (guarantee === 'none' && most > 0)
    return conflict(
      'Nothing is paid and no card is left, though you keep something.',
      `${money(most)} is kept: you would have to ask for it.`,
      ['Ask for a card', { guarantee: 'card' }],
      ['Keep nothing', { keep: '0%', noShow: undefined }],
    );
  if (guarantee === undefined && paid < late && restDays * 24 < freeHours) {
    const more: Remedy =
      keep === 'everything'
        ? ['Let them pay the whole stay', { deposit: undefined, restDays: undefined }]
        : [`Make the deposit ${figureWords(motel, 'keep', keep)}`, { deposit: keep }];
    const isPart = Number.isNaN(Number(deposit));
    return conflict(
      'The deposit is less than what you keep.',
      `${money(paid)} is paid and ${money(late)} is kept: you would have to ask for ${money(dollarsMore(paid, late))}.`,
      more,
      ...(isPart ? [['Keep only the deposit', { keep: `${deposit}` }] as const] : []),
    );
  }
  if (noShow >= late) return undefined;
  return conflict(
    'You keep less of a guest who never comes than of one who cancels late.',
    `${money(noShow)} is kept of the one, and ${money(late)} of the other.`,
    ['Keep the same', { noShow: undefined }],
    ['Keep the whole stay', { noShow: 'everything' }],
  );
}
