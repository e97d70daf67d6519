import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { type CivilDate, toLocalNoon } from './civil-date.ts';
import { header, monthName, spacer } from './DateRangeCalendar.css.ts';

const monthAndYear = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric' });

interface Step {
  readonly label: string;
  /** Absent at the end of what can be chosen. */
  readonly go: (() => void) | undefined;
}

export interface MonthHeaderProps {
  /** The first day of the month below. */
  readonly month: CivilDate;
  readonly previous?: Step | undefined;
  readonly next?: Step | undefined;
  /** Told the month when the header first shows and whenever it changes. */
  readonly onShow?: ((month: CivilDate) => void) | undefined;
}

/** The name of a month between the buttons that turn the page. */
export function MonthHeader({ month, previous, next, onShow }: MonthHeaderProps) {
  const tell = useEffectEvent((shown: CivilDate) => onShow?.(shown));
  useEffect(() => tell(month), [month]);

  return (
    <div className={header}>
      {previous ? <StepButton icon="chevron-left" {...previous} /> : <span className={spacer} />}
      <span className={monthName}>{monthAndYear.format(toLocalNoon(month))}</span>
      {next ? <StepButton icon="chevron-right" {...next} /> : <span className={spacer} />}
    </div>
  );
}

// Stays in the keyboard's reach at the end, so that the last press does not lose it.
function StepButton({ icon, label, go }: Step & { readonly icon: 'chevron-left' | 'chevron-right' }) {
  return <IconButton icon={icon} label={label} aria-disabled={go ? undefined : true} onClick={go} />;
}
