import { amount as amountStyle, small, sum } from './paper.css.ts';

interface PaperLineProps {
  readonly label: string;
  readonly detail?: string | undefined;
  /** As it is read. */
  readonly amount?: string | undefined;
  /** Below the others, in bold. */
  readonly isSum?: boolean;
}

/** A line of a receipt or an invoice. */
export function PaperLine({ label, detail, amount, isSum = false }: PaperLineProps) {
  return (
    <tr className={isSum ? sum : undefined}>
      <th scope="row">
        {label}
        {detail !== undefined && <div className={small}>{detail}</div>}
      </th>
      <td className={amountStyle}>{amount}</td>
    </tr>
  );
}
