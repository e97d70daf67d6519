import type { RatePreview } from '@motel/api-client/desk-contracts';
import { signedMoney } from './calendar.ts';
import { amount, lines as linesStyle, total as totalStyle } from './RatePanels.css.ts';

interface BillLinesProps extends Pick<NonNullable<RatePreview['pays']>['now'], 'lines' | 'total'> {
  readonly isOld: boolean;
}

/** A guest's price with all its lines. */
export function BillLines({ lines, total, isOld }: BillLinesProps) {
  if (total === undefined) return null;
  return (
    <dl className={linesStyle} aria-busy={isOld}>
      {lines.map(({ label, detail, amount: paid }) => [
        <dt key={label}>
          {label}
          {detail === undefined ? '' : ` ${detail}`}
        </dt>,
        <dd key={`${label} amount`} className={amount}>
          {signedMoney(paid)}
        </dd>,
      ])}
      <dt className={totalStyle}>Total</dt>
      <dd className={`${amount} ${totalStyle}`}>{signedMoney(total)}</dd>
    </dl>
  );
}
