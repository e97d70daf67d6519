import { type ReactNode, startTransition, useEffect, useEffectEvent, useMemo } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useSpoken } from '../words.ts';
import { type CivilDate, firstOfMonth, toLocalNoon } from './civil-date.ts';
import { header, monthName, pick, picks, select, spacer } from './MonthHeader.css.ts';

const ALONE = { month: 'long' } as const;
const WITH_YEAR = { ...ALONE, year: 'numeric' } as const;

/** `null` at either limit. */
type Step = (() => void) | null;

/** Every month that can be gone to, far ones too. */
interface MonthChoice {
  readonly minDate: CivilDate;
  readonly maxDate: CivilDate;
  /** Shows a month, given by its first day. */
  readonly go: (month: CivilDate) => void;
}

interface MonthHeaderProps {
  readonly month: CivilDate;
  readonly previous?: Step | undefined;
  readonly next?: Step | undefined;
  /** Replaces the name with two lists to choose from. */
  readonly choice?: MonthChoice | undefined;
  /** Called with the month when the header first shows and whenever it changes. */
  readonly onShow?: ((month: CivilDate) => void) | undefined;
}

export function MonthHeader({ month, previous, next, choice, onShow }: MonthHeaderProps) {
  const monthAndYear = useMonthFormat(WITH_YEAR);
  // After the month is drawn: a second drawing would make the guest's press wait.
  const report = useEffectEvent((shown: CivilDate) => startTransition(() => onShow?.(shown)));
  useEffect(() => report(month), [month]);

  return (
    <div className={header}>
      {previous === undefined ? (
        <span className={spacer} />
      ) : (
        <StepButton icon="chevron-left" go={previous} />
      )}
      {choice ? (
        <MonthAndYear month={month} {...choice} />
      ) : (
        <span className={monthName}>{monthAndYear.format(toLocalNoon(month))}</span>
      )}
      {next === undefined ? <span className={spacer} /> : <StepButton icon="chevron-right" go={next} />}
    </div>
  );
}

// Stays focusable at the limit, so that the last press does not lose focus.
function StepButton({ icon, go }: { readonly icon: 'chevron-left' | 'chevron-right'; readonly go: Step }) {
  const { t } = useSpoken();
  const label = icon === 'chevron-left' ? t('Previous month') : t('Next month');
  // The button shows the press before the month is drawn, which takes a slow phone some frames.
  const press = go ? () => startTransition(go) : undefined;
  return <IconButton icon={icon} label={label} aria-disabled={go ? undefined : true} onClick={press} />;
}

function MonthAndYear({ month, minDate, maxDate, go }: MonthChoice & { readonly month: CivilDate }) {
  const { t } = useSpoken();
  const [first, last] = [firstOfMonth(minDate), firstOfMonth(maxDate)];
  const year = yearOf(month);
  const monthAlone = useMonthFormat(ALONE);
  const goWithin = (wanted: CivilDate) => go(wanted < first ? first : wanted > last ? last : wanted);
  // A calendar of a century has 120 years to choose from, which are the same at each press.
  const monthOptions = useMemo(
    () =>
      months(year).map((each) => (
        <option key={each} value={each} disabled={each < first || each > last}>
          {monthAlone.format(toLocalNoon(each))}
        </option>
      )),
    [year, first, last, monthAlone],
  );
  const yearOptions = useMemo(
    () => years(yearOf(first), yearOf(last)).map((each) => <option key={each}>{each}</option>),
    [first, last],
  );
  return (
    <div className={picks}>
      <Pick label={t('Month')} value={month} onPick={goWithin}>
        {monthOptions}
      </Pick>
      <Pick
        label={t('Year')}
        value={String(year)}
        onPick={(to) => goWithin(firstOfMonth(month, (Number(to) - year) * 12))}
      >
        {yearOptions}
      </Pick>
    </div>
  );
}

/** @param options the same at each render */
function useMonthFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { dateLocale } = useSpoken();
  return useMemo(() => new Intl.DateTimeFormat(dateLocale, options), [dateLocale, options]);
}

function yearOf(month: CivilDate): number {
  return Number(month.slice(0, 4));
}

function years(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, later) => from + later);
}

function months(year: number): CivilDate[] {
  const january = `${String(year).padStart(4, '0')}-01-01`;
  return Array.from({ length: 12 }, (_, later) => firstOfMonth(january, later));
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly children: ReactNode;
}

function Pick({ label, value, onPick, children }: PickProps) {
  return (
    <span className={pick}>
      <select
        aria-label={label}
        className={select}
        value={value}
        onChange={({ target }) => onPick(target.value)}
      >
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
