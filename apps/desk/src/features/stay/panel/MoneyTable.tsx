import { type AnswerTo, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { subtract } from '@motel/booking-core';
import { shownDifference } from '../../../shared/format/shown-difference.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { SheetHead } from '../../../shared/sheet/Sheet.tsx';
import { say, table, total as totalStyle } from './StayPanel.css.ts';

type MoneyRow = Pick<AnswerTo<'previewChange'>['parts'][number], 'label' | 'before' | 'after'>;

interface MoneyTableProps {
  readonly parts: readonly MoneyRow[];
  readonly total: MoneyRow;
}

export function MoneyTable({ parts, total }: MoneyTableProps) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const drawn = ({ label, before, after }: MoneyRow) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{shownMoney(before)}</td>
      <td>{shownMoney(after)}</td>
      <td>{shownDifference(motel, subtract(after, before))}</td>
    </tr>
  );
  return (
    <table className={table}>
      <SheetHead columns={['What changes', 'Now', 'After', 'Difference']} />
      <tbody>{parts.map(drawn)}</tbody>
      <tfoot className={totalStyle}>{drawn(total)}</tfoot>
    </table>
  );
}

const WORDS = {
  ...WAY_WORDS,
  cash: 'in cash: take it out of the till',
  terminal: 'at the terminal: refund it there',
  earlier: 'by you: it was paid before the stay was brought over',
} as const;

/** How a refund goes back: the way that each part was paid. */
export function RefundWays({ ways }: { readonly ways: AnswerTo<'previewRefund'>['ways'] }) {
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
