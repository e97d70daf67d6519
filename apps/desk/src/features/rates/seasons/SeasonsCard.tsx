import type { ListedSeason, RateMonth, StandsAboveWire } from '@motel/api-client/desk-contracts';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { Sheet } from '../../../shared/sheet/Sheet.tsx';
import { priceText, rangeWords } from '../calendar.ts';
import { spansWords } from '../preview/preview.tsx';
import { seasonsCard } from '../RatePanels.css.ts';

interface SeasonsCardProps {
  readonly month: RateMonth;
  readonly mayChange: boolean;
  /** @param season `new`, or the one to change */
  readonly onSeason: (season: ListedSeason | 'new') => void;
}

/** Every season to come, with the nights on which it wins, and what wins over it on the others. */
export function SeasonsCard({ month: { seasons, today }, mayChange, onSeason }: SeasonsCardProps) {
  const { money } = useMotel();
  const [allYear, ...named] = seasons;
  const coming = named.filter(({ to }) => to === undefined || to >= today);
  const edit = (name: string, season: ListedSeason) =>
    mayChange && (
      <DeskButton key={name} size="small" aria-label={`Edit ${name}`} onClick={() => onSeason(season)}>
        Edit
      </DeskButton>
    );
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
      <Sheet
        label="Seasons and their nights"
        columns={['Season', 'Nights', `${money.sign} a night`, 'It wins on', 'Wins over it', '']}
        rows={[...coming, ...(allYear ? [allYear] : [])].map((season) => {
          const { name: title = 'All year', from = '', to = '', wins, above } = season;
          const won = wins.length === 0 ? 'no night' : spansWords(wins, today);
          const over = above.map((one) => aboveWords(one, today)).join('; ') || 'nothing';
          const rest = coming.length === 0 ? 'every night' : 'all other nights';
          const [nights, ...words] =
            season === allYear
              ? ['every night', rest, 'every season, and prices set by hand']
              : [shownNights(from, to, today), won, over];
          const shown = [title, nights, pricesWords(season), ...words];
          return [`${title} ${from}`, ...shown, edit(title, season)];
        })}
      />
    </DeskCard>
  );
}

/** Of all room types and days of the week. */
function pricesWords({ rows }: ListedSeason): string {
  const prices = rows.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? 'as all year' : rangeWords(prices, priceText);
}

function aboveWords({ name = 'by hand', on }: StandsAboveWire, today: string): string {
  return `${name} on ${spansWords(on, today)}`;
}
