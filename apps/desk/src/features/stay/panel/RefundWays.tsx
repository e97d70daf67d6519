import { type AnswerOf, type DeskCalls, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { policyFigures } from '@motel/content';
import { shownMoney } from '@motel/content/words';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { say } from './StayPanel.css.ts';

type Ways = AnswerOf<DeskCalls['previewRefund']>['ways'];

const { from, to } = policyFigures.refundBusinessDays;

const WORDS = {
  ...WAY_WORDS,
  card: `to the card, in ${from} to ${to} business days`,
  cash: 'in cash: take it out of the till',
  terminal: 'at the terminal: refund it there',
  earlier: 'by you: it was paid before the stay was brought over',
} as const;

/** How a refund goes back: the way that each part was paid. */
export function RefundWays({ ways }: { readonly ways: Ways }) {
  if (ways.length === 0) return null;
  return (
    <div className={say}>
      <DeskIcon name={ways.some(({ way }) => way === 'cash') ? 'cash' : 'card'} />
      <span>{ways.map(({ way, amount }) => `${shownMoney(amount)} goes back ${WORDS[way]}. `)}</span>
    </div>
  );
}
