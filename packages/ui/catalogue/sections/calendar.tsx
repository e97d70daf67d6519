import { useState } from 'react';
import {
  type CivilRange,
  DateRangeCalendar,
  type DateRangeCalendarProps,
  type RangePreset,
} from '../../src/calendar/index.ts';
import type { CatalogueSection } from './section.ts';

const today = '2026-06-10';
const soldOut = new Set(['2026-06-20', '2026-06-21']);
const isNightFree = (date: string) => !soldOut.has(date);
const dayTerms: DateRangeCalendarProps['dayTerms'] = (date) => {
  if (soldOut.has(date)) return { text: 'full', reason: 'Sold out', name: 'Sold out' };
  if (date === '2026-06-24') {
    return { text: '$119', mark: 'in', isBarred: true, reason: 'no check-in', name: '$119, No arrivals' };
  }
  if (date >= '2026-06-26') return { text: '$139', name: '$139' };
  return { text: '$119', low: 'lowest of its month', name: '$119, lowest of this month' };
};
const presets: RangePreset[] = [
  { label: 'Today', start: today, end: today },
  { label: 'Yesterday', start: '2026-06-09', end: '2026-06-09' },
  { label: 'This Week', start: '2026-06-07', end: '2026-06-13' },
  { label: 'Last Week', start: '2026-05-31', end: '2026-06-06' },
  { label: 'This Month', start: '2026-06-01', end: '2026-06-30' },
  { label: 'Last Month', start: '2026-05-01', end: '2026-05-31' },
];

function Chosen({
  start = null,
  end = null,
  ...calendar
}: Partial<Omit<DateRangeCalendarProps, 'today' | 'onChange'>>) {
  const [range, setRange] = useState<CivilRange>({ start, end });
  return <DateRangeCalendar {...calendar} {...range} today={today} onChange={setRange} />;
}

export const calendar: CatalogueSection = {
  title: 'Calendar',
  across: {
    'Nothing chosen, every day and preset can be': <Chosen presets={presets} minNights={0} />,
    'A preset chosen': <Chosen presets={presets} minNights={0} start="2026-06-07" end="2026-06-13" />,
    'Where a booking is made: no days gone by, two nights sold out, three nights chosen': (
      <Chosen
        minDate={today}
        isNightFree={isNightFree}
        start="2026-06-15"
        end="2026-06-18"
        presets={presets}
      />
    ),
  },
  own: {
    'One month, a start chosen; the day before a sold-out night can be left on': (
      <Chosen minDate={today} isNightFree={isNightFree} start="2026-06-18" months={1} />
    ),
    'A price on each day, and why some days cannot be chosen': (
      <Chosen
        minDate={today}
        isNightFree={isNightFree}
        canStartOn={(date) => date !== '2026-06-24'}
        dayTerms={dayTerms}
        caption="The lowest price of each night for 2 adults, taxes in."
        start="2026-06-15"
        end="2026-06-18"
        months={1}
      />
    ),
    'Nights still being looked up': (
      <Chosen minDate={today} months={1} note="Looking up which nights are free..." />
    ),
  },
};
