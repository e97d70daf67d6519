import type { AnswerTo } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import type { ReactNode } from 'react';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import {
  amount,
  lines as linesStyle,
  panel,
  priceInside,
  soft,
  total as totalStyle,
} from './NewStayPage.css.ts';

export interface BookingProps {
  /** The next thing to type before it can be booked; absent where nothing is missing. */
  readonly next: string | undefined;
  /** Why it was not booked. */
  readonly problem: string | undefined;
  readonly isPressing: boolean;
}

interface BookPanelProps extends BookingProps {
  readonly title: string;
  readonly isPriced: boolean;
  /** The price is of what the fields say. @default true */
  readonly isFresh?: boolean;
  /** The words of the button. */
  readonly deed: string;
  readonly children: ReactNode;
}

/** The money before the deed; the button is orange once it is the next thing to do. */
export function BookPanel(props: BookPanelProps) {
  const { title, next, problem, isPressing, isPriced, isFresh = true, deed, children } = props;
  return (
    <section className={panel} aria-label={title}>
      <div className={priceInside}>
        <h2>{title}</h2>
        {children}
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        {problem === undefined && isPriced && next !== undefined && <p className={soft}>{next}</p>}
        <DeskButton
          type="submit"
          variant={next === undefined ? 'solid' : 'outline'}
          size="large"
          full
          disabled={isPressing || !isFresh}
        >
          {isPressing ? 'Booking' : deed}
        </DeskButton>
      </div>
    </section>
  );
}

interface PriceTableProps {
  readonly lines: AnswerTo<'quoteStay'>['lines'];
  /** Absent until all of it is priced. */
  readonly total: Cents | undefined;
}

export function PriceTable({ lines, total }: PriceTableProps) {
  const { shownMoney } = useMotel();
  return (
    <table className={linesStyle}>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">
              {line.label} {line.detail !== undefined && <span className={soft}>{line.detail}</span>}
            </th>
            <td className={amount}>{shownMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot className={totalStyle}>
          <tr>
            <th scope="row">Total</th>
            <td className={amount}>{shownMoney(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
