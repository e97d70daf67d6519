import type { StandsAboveWire } from '@motel/api-client/desk-contracts';
import { Checkbox } from '@motel/ui';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import { spansWords } from '../preview/effect-words.ts';
import { aboveList } from './SeasonDialog.css.ts';
import { isSameSeason } from './season-draft.ts';

interface SeasonsAboveProps {
  /** The rates above the typed season. */
  readonly above: readonly StandsAboveWire[];
  /** Those that end on its nights when it is saved. */
  readonly ends: readonly StandsAboveWire[];
  readonly onEnds: (ends: readonly StandsAboveWire[]) => void;
  readonly today: string;
}

/** Rates that keep their prices on nights of a season, each with the press that ends it there. */
export function SeasonsAbove({ above, ends, onEnds, today }: SeasonsAboveProps) {
  const others = above.filter((one) => !ends.some((end) => isSameSeason(end, one)));
  const all = [...ends, ...others].toSorted((one, other) =>
    (one.on[0]?.from ?? '') < (other.on[0]?.from ?? '') ? -1 : 1,
  );
  if (all.length === 0) return null;
  return (
    <fieldset className={aboveList}>
      <legend>These win over it</legend>
      {all.map((one) =>
        one.name === undefined ? (
          <p key="hand">Prices set by hand: {spansWords(one.on, today)}.</p>
        ) : (
          <Checkbox
            key={`${one.name} ${one.from}`}
            label={`End ${one.name} there: ${spansWords(one.on, today)}`}
            hint={`${one.name} is ${shownNights(one.from ?? '', one.to ?? '', today)}, which is shorter.`}
            checked={ends.some((end) => isSameSeason(end, one))}
            onChange={(isEnded) =>
              onEnds(isEnded ? [...ends, one] : ends.filter((end) => !isSameSeason(end, one)))
            }
          />
        ),
      )}
    </fieldset>
  );
}
