import { type AnswerOf, type DeskCalls, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { say } from './StayPanel.css.ts';

type Ways = AnswerOf<DeskCalls['previewRefund']>['ways'];

const WORDS = {
  ...WAY_WORDS,
  cash: 'in cash: take it out of the till',
  terminal: 'at the terminal: refund it there',
  earlier: 'by you: it was paid before the stay was brought over',
} as const;

/** How a refund goes back: the way that each part was paid. */
export function RefundWays({ ways }: { readonly ways: Ways }) {
  const { shownMoney, policyFigures } = useMotel();
  const { from, to } = policyFigures.refundBusinessDays;
  const words = { ...WORDS, card: `to the card, in ${from} to ${to} business days` };
  if (ways.length === 0) return null;
  return (
    <div className={say}>
      <DeskIcon name={ways.some(({ way }) => way === 'cash') ? 'cash' : 'card'} />
      <span>{ways.map(({ way, amount }) => `${shownMoney(amount)} goes back ${words[way]}. `)}</span>
    </div>
  );
}
