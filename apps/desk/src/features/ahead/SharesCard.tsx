import type { ShownFigures } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { small } from '../../shared/sheet/sheet.css.ts';
import { divided, figure, figures, part } from './ahead.css.ts';

interface SharesCardProps extends Pick<ShownFigures, 'shares'> {
  /** Room nights of the span. */
  readonly sold: number;
  readonly hasAverages: boolean;
}

/** Where the nights were booked, as one bar; and the habits of guests. */
export function SharesCard({ shares, sold, hasAverages }: SharesCardProps) {
  const { shownMoney } = useMotel();
  const { sources, codes, pickUp, stays, nightsPerStay, daysAhead, cancelled, noShows } = shares;
  const habits = [
    ...(hasAverages
      ? [
          [nightsPerStay, 'nights a stay'],
          [daysAhead, 'days ahead, on average'],
        ]
      : [[stays, stays === 1 ? 'stay begins' : 'stays begin']]),
    [cancelled, `cancelled, ${noShows} did not come`],
    [pickUp.sold, `nights booked in ${pickUp.days} days, ${shownMoney(pickUp.revenue)}`],
  ] as const;
  return (
    <DeskCard title={`How ${countedThings(sold, 'night')} were booked`}>
      <ul className={divided}>
        {sources.map((source) => (
          <li key={source.title} className={part} style={{ flexGrow: source.sold }}>
            <strong>{source.sold}</strong> {source.title}
            <span className={small}>{shownMoney(source.revenue)}</span>
          </li>
        ))}
      </ul>
      {codes.length > 0 && (
        <Sheet
          label="Nights and revenue by code"
          columns={['By code', { amount: 'Sold' }, { amount: 'Rooms' }]}
          rows={codes.map((code) => [code.title, code.title, code.sold, shownMoney(code.revenue)])}
        />
      )}
      <ul className={figures}>
        {habits.map(([count, words]) => (
          <li key={words}>
            <strong className={figure}>{count}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
