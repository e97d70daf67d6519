import type { RatePreview } from '@motel/api-client/desk-contracts';
import { amountWords } from './calendar.ts';
import { amount, lines as linesStyle, total as totalStyle } from './RatePanels.css.ts';

interface PriceLinesProps extends Pick<NonNullable<RatePreview['pays']>['now'], 'lines' | 'total'> {
  readonly isOld: boolean;
}

/** A guest's price with all its lines. */
export function PriceLines({ lines, total, isOld }: PriceLinesProps) {
  if (total === undefined) return null;
  return (
    <dl className={linesStyle} aria-busy={isOld}>
      {lines.map(({ label, detail, amount: paid }) => [
        <dt key={label}>
          {label}
          {detail === undefined ? '' : ` ${detail}`}
        </dt>,
        <dd key={`${label} amount`} className={amount}>
          {amountWords(paid)}
        </dd>,
      ])}
      <dt className={totalStyle}>Total</dt>
      <dd className={`${amount} ${totalStyle}`}>{amountWords(total)}</dd>
    </dl>
  );
}
