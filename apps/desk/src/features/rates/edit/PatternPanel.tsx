import type { ListedSeason, RateMonth, SeasonWire } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import { dateWords } from '@motel/content/english';
import { classes } from '@motel/ui';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { cellPrice, DAY_NAMES, priceWords, WEEK } from '../calendar.ts';
import { amount, inside, lines, longWeek, soft, week, weekDay, weekPrice } from '../RatePanels.css.ts';
import { matrixOf } from '../seasons/season-draft.ts';
import type { Rates } from '../use-rates.ts';

interface PatternPanelProps {
  readonly month: RateMonth;
  readonly room: RateMonth['rooms'][number];
  readonly season: ListedSeason;
  readonly rates: Rates;
}

/** The week of a room type in a season, the discounts of long stays, and the fees. */
export function PatternPanel({ month, room, season, rates }: PatternPanelProps) {
  const motel = useMotel();
  const [allYear] = month.seasons;
  const cells = matrixOf([...(allYear?.rows ?? []), ...(season === allYear ? [] : season.rows)], [room.id])[
    room.id
  ];
  const prices = WEEK.map((day) => cells?.[day].price);
  const usual = mostCommon(prices);
  return (
    <DeskCard title="Pattern">
      <div className={inside}>
        <p className={soft}>
          {room.title}, {season.name === undefined ? 'all year' : seasonWords(season)}
          {usual === undefined ? '' : `, ${priceWords(motel, usual)}`}.
        </p>
        <ul className={classes(week, usual !== undefined && usual >= 1000 && longWeek)}>
          {WEEK.map((day, at) => {
            const price = prices[at];
            const more = price !== undefined && usual !== undefined ? dollarsMore(usual, price) : 0;
            return (
              <li key={day} className={weekDay} data-dearer={more > 0}>
                {DAY_NAMES[day]}
                <span className={weekPrice}>
                  {more !== 0
                    ? `${more > 0 ? '+' : '−'}${cellPrice(Math.abs(more))}`
                    : price === undefined
                      ? '–'
                      : cellPrice(price)}
                </span>
              </li>
            );
          })}
        </ul>
        <dl className={lines}>
          {month.steps.map(({ fromNight, off }) => [
            <dt key={`${fromNight}`}>From the {ordinal(fromNight)} night</dt>,
            <dd key={`${fromNight} off`} className={amount}>
              <strong>{off} off</strong>
            </dd>,
          ])}
          {month.fees.map(({ label, amount: words }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} amount`} className={amount}>
              <strong>{words}</strong>
            </dd>,
          ])}
        </dl>
        {rates.mayChange && (
          <DeskButton size="small" onClick={() => rates.open({ kind: 'steps' })}>
            Edit long stays
          </DeskButton>
        )}
      </div>
    </DeskCard>
  );
}

function seasonWords({ name, from, to }: SeasonWire): string {
  return from === undefined || to === undefined
    ? `${name}`
    : `${name} (${dateWords(from, 'day')} to ${dateWords(to, 'day')})`;
}

function mostCommon(prices: readonly (number | undefined)[]): number | undefined {
  const groups = [
    ...Map.groupBy(
      prices.filter((price) => price !== undefined),
      (price) => price,
    ),
  ];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

function ordinal(number: number): string {
  return `${number}${ENDINGS[plural.select(number)]}`;
}
