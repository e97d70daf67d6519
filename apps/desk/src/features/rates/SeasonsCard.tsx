import type { ListedSeason, RateMonth, StandsAboveWire } from '@motel/api-client/desk-contracts';
import { shownNights } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { sheet } from '../../shared/sheet/sheet.css.ts';
import { barePrice } from './calendar.ts';
import { spansWords } from './effect-words.ts';
import { seasonsCard } from './RatePanels.css.ts';

interface SeasonsCardProps {
  readonly month: RateMonth;
  readonly mayChange: boolean;
  /** @param season `new`, or the one to change */
  readonly onSeason: (season: ListedSeason | 'new') => void;
}

/** Every season to come, with the nights on which it wins, and what wins over it on the others. */
export function SeasonsCard({ month: { seasons, today }, mayChange, onSeason }: SeasonsCardProps) {
  const [allYear, ...named] = seasons;
  const coming = named.filter(({ to }) => to === undefined || to >= today);
  return (
    <DeskCard
      title="Seasons"
      count={coming.length}
      className={seasonsCard}
      aside={
        mayChange && (
          <DeskButton size="small" icon="plus" onClick={() => onSeason('new')}>
            New season
          </DeskButton>
        )
      }
    >
      <SheetScroll label="Seasons and their nights">
        <table className={sheet}>
          <SheetHead
            columns={[
              'Season',
              'Nights',
              '$ a night',
              'It wins on',
              'Wins over it',
              ...(mayChange ? [''] : []),
            ]}
          />
          <tbody>
            {coming.map((season) => (
              <tr key={`${season.name} ${season.from}`}>
                <th scope="row">{season.name}</th>
                <td>{shownNights(season.from ?? '', season.to ?? '', today)}</td>
                <td>{rangeWords(season)}</td>
                <td>{season.wins.length === 0 ? <b>no night</b> : spansWords(season.wins, today)}</td>
                <td>{season.above.map((one) => aboveWords(one, today)).join('; ') || 'nothing'}</td>
                {mayChange && (
                  <td>
                    <DeskButton
                      size="small"
                      aria-label={`Edit ${season.name}`}
                      onClick={() => onSeason(season)}
                    >
                      Edit
                    </DeskButton>
                  </td>
                )}
              </tr>
            ))}
            {allYear !== undefined && (
              <tr>
                <th scope="row">All year</th>
                <td>every night</td>
                <td>{rangeWords(allYear)}</td>
                <td>{coming.length === 0 ? 'every night' : 'all other nights'}</td>
                <td>every season, and prices set by hand</td>
                {mayChange && (
                  <td>
                    <DeskButton size="small" aria-label="Edit all year" onClick={() => onSeason(allYear)}>
                      Edit
                    </DeskButton>
                  </td>
                )}
              </tr>
            )}
          </tbody>
        </table>
      </SheetScroll>
    </DeskCard>
  );
}

/** `129 to 179`, of all room types and days of the week. */
function rangeWords({ rows }: ListedSeason): string {
  const prices = rows.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return 'as all year';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? barePrice(least) : `${barePrice(least)} to ${barePrice(most)}`;
}

function aboveWords({ name = 'by hand', on }: StandsAboveWire, today: string): string {
  return `${name} on ${spansWords(on, today)}`;
}
