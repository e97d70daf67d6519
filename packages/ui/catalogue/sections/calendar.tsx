import { useState } from 'react';
import { type CivilRange, DateRangeCalendar } from '../../src/calendar/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

const soldOut = new Set(['2026-06-20', '2026-06-21']);

function Chosen({ taken = false, ...first }: CivilRange & { readonly taken?: boolean }) {
  const [range, setRange] = useState<CivilRange>(first);
  return (
    <DateRangeCalendar
      {...range}
      onChange={setRange}
      minDate="2026-06-10"
      isNightFree={taken ? (date) => !soldOut.has(date) : undefined}
    />
  );
}

function Specimens() {
  return (
    <States>
      <State name="Nothing chosen, days gone by cannot be" width="across">
        <Chosen start={null} end={null} />
      </State>
      <State name="A stay of three nights, two other nights sold out" width="across">
        <Chosen start="2026-06-15" end="2026-06-18" taken />
      </State>
    </States>
  );
}

export const calendar: CatalogueSection = { id: 'calendar', title: 'Calendar', Specimens };
