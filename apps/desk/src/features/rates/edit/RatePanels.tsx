import type { ListedSeason, RateMonth } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import { classes } from '@motel/ui';
import { ordinal } from '../../../shared/format/ordinal.ts';
import { shownWhen } from '../../../shared/format/shown-when.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { dayName, priceText, priceWords, signedPrice, WEEK } from '../calendar.ts';
import { PriceLine } from '../preview/PayPreview.tsx';
import * as styles from '../RatePanels.css.ts';
import { matrixOf, seasonWords } from '../seasons/season-draft.ts';
import type { Rates, RatesProps } from '../use-rates.ts';

interface PatternPanelProps extends RatesProps {
  readonly room: RateMonth['rooms'][number];
  readonly season: ListedSeason;
}

/** The week of a room type in a season, the discounts of long stays, and the fees. */
export function PatternPanel({ month, room, season, rates }: PatternPanelProps) {
  const motel = useMotel();
  const [allYear] = month.seasons;
  const rows = [...(allYear?.rows ?? []), ...(season === allYear ? [] : season.rows)];
  const cells = matrixOf(rows, [room.id])[room.id];
  const prices = WEEK.map((day) => cells?.[day].price);
  const usual = mostCommon(prices);
  return (
    <DeskCard title="Pattern" isInset>
      <p className={styles.soft}>
        {room.title}, {season.name === undefined ? 'all year' : seasonWords(season)}
        {usual === undefined ? '' : `, ${priceWords(motel, usual)}`}.
      </p>
      <ul className={classes(styles.week, usual !== undefined && usual >= 1000 && styles.longWeek)}>
        {WEEK.map((day, at) => {
          const price = prices[at];
          const more = price !== undefined && usual !== undefined ? dollarsMore(usual, price) : 0;
          return (
            <li key={day} className={styles.weekDay} data-dearer={more > 0}>
              {dayName(day)}
              <span className={styles.weekPrice}>
                {more !== 0 ? signedPrice(more) : priceText(price) || '–'}
              </span>
            </li>
          );
        })}
      </ul>
      <dl className={styles.lines}>
        {[
          ...month.steps.map(({ fromNight, off, wholeStay }) =>
            wholeStay
              ? [`Every night, from ${fromNight} nights`, `${off} off`]
              : [`From the ${ordinal(fromNight)} night`, `${off} off`],
          ),
          ...month.fees.map(({ label, amount }) => [label, amount]),
        ].map(([label, amount]) => (
          <PriceLine key={label} label={label} amount={<strong>{amount}</strong>} />
        ))}
      </dl>
      {rates.mayChange && (
        <DeskButton size="small" onClick={() => rates.open('steps')}>
          Edit long stays
        </DeskButton>
      )}
    </DeskCard>
  );
}

function mostCommon(prices: readonly (number | undefined)[]): number | undefined {
  const groups = [...Map.groupBy(prices, (price) => price)].filter(([price]) => price !== undefined);
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** The changes with their person and time, with an undo where nothing later is in the way. */
export function ChangesPanel({ rates: { changes, mayChange, saving } }: { readonly rates: Rates }) {
  return (
    <DeskCard title="Who changed what">
      {changes.length === 0 ? (
        <p className={styles.inside}>Nothing was changed yet.</p>
      ) : (
        <ul className={styles.changeList}>
          {changes.map((made) => {
            // `Tipple Twin, July 8` and `$124 to $99`.
            const [, about = made.note, words] = /^(.*): (.*)$/s.exec(made.note) ?? [];
            return (
              <li key={made.version} className={styles.change}>
                <span>
                  <strong>{about}</strong> {words}
                  <br />
                  <span className={`${styles.soft} ${styles.small}`}>
                    {made.by}, {shownWhen(made.at, new Date())}
                  </span>
                </span>
                {mayChange && made.mayUndo && (
                  <button
                    type="button"
                    className={styles.undoLink}
                    disabled={saving.isSaving}
                    aria-label={`Undo: ${made.note}`}
                    onClick={() => void saving.undo(made.version)}
                  >
                    Undo
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </DeskCard>
  );
}
