import type { ListedSeason, RateMonth, StandsAboveWire } from '@motel/api-client/desk-contracts';
import type { ReactNode } from 'react';
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
              <SeasonRow
                key={`${season.name} ${season.from}`}
                name={season.name}
                nights={shownNights(season.from ?? '', season.to ?? '', today)}
                prices={rangeWords(season)}
                wins={season.wins.length === 0 ? <b>no night</b> : spansWords(season.wins, today)}
                above={season.above.map((one) => aboveWords(one, today)).join('; ') || 'nothing'}
                onEdit={mayChange ? () => onSeason(season) : undefined}
              />
            ))}
            {allYear !== undefined && (
              <SeasonRow
                name="All year"
                nights="every night"
                prices={rangeWords(allYear)}
                wins={coming.length === 0 ? 'every night' : 'all other nights'}
                above="every season, and prices set by hand"
                onEdit={mayChange ? () => onSeason(allYear) : undefined}
              />
            )}
          </tbody>
        </table>
      </SheetScroll>
    </DeskCard>
  );
}

interface SeasonRowProps {
  readonly name: string | undefined;
  readonly nights: string;
  readonly prices: string;
  readonly wins: ReactNode;
  readonly above: string;
  /** Absent for those who may not change it. */
  readonly onEdit: (() => void) | undefined;
}

function SeasonRow({ name, nights, prices, wins, above, onEdit }: SeasonRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{nights}</td>
      <td>{prices}</td>
      <td>{wins}</td>
      <td>{above}</td>
      {onEdit !== undefined && (
        <td>
          <DeskButton size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </DeskButton>
        </td>
      )}
    </tr>
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
