import { Icon } from '../icon/Icon.tsx';
import { useSpoken } from '../words.ts';
import type { CivilDate } from './civil-date.ts';
import { DayCountField } from './DayCountField.tsx';
import { startingToday, upToToday } from './day-counts.ts';
import { type CivilRange, fits, type RangeLimits, type WholeRange } from './range-rules.ts';
import { content, counts, preset, presets as presetList, shortcuts, summary } from './Shortcuts.css.ts';

/** A range with a name, such as `This Week`; both dates are its own. */
export interface RangePreset extends WholeRange {
  readonly label: string;
}

interface ShortcutsProps {
  readonly today: CivilDate;
  readonly range: CivilRange;
  readonly limits: RangeLimits;
  readonly presets: readonly RangePreset[];
  readonly onRange: (range: CivilRange, isFinal: boolean) => void;
}

/** Ranges by a press or a number, folded under the months; it shows only those that the limits allow. */
export function Shortcuts({ today, range, limits, presets, onRange }: ShortcutsProps) {
  const { t } = useSpoken();
  const offered = presets.filter((each) => fits(each, limits));
  const dayCounts = [
    { label: t('days up to today'), ...upToToday(today, limits) },
    { label: t('days starting today'), ...startingToday(today, limits) },
  ].filter(({ isOffered }) => isOffered);
  if (offered.length === 0 && dayCounts.length === 0) return null;

  const isChosen = ({ start, end }: WholeRange) =>
    range.start === start && (range.end ?? range.start) === end;
  return (
    <details className={shortcuts}>
      <summary className={summary}>
        <Icon name="chevron-down" size={20} />
        {t('Quick picks')}
      </summary>
      <div className={content}>
        {offered.length > 0 && (
          <fieldset aria-label={t('Ready-made ranges')} className={presetList}>
            {offered.map(({ label, start, end }) => (
              <button
                key={label}
                type="button"
                className={preset}
                aria-pressed={isChosen({ start, end })}
                onClick={() => onRange({ start, end }, true)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
        {dayCounts.length > 0 && (
          <div className={counts}>
            {dayCounts.map(({ label, of, range: rangeOf }) => (
              <DayCountField
                key={label}
                label={label}
                count={of(range)}
                onCount={(count, isFinal) => onRange(rangeOf(count), isFinal)}
              />
            ))}
          </div>
        )}
      </div>
    </details>
  );
}
