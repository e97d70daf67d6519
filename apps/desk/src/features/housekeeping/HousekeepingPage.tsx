import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { shownFullDate, shownFullWeekday } from '../../shared/format/shown-dates.ts';
import { Banner } from '../../shared/parts/Banner.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { ChoreRow } from './ChoreRow.tsx';
import { nextChore, type Shown, shownChores } from './chores.ts';
import {
  chip,
  chips,
  day as dayStyle,
  empty,
  figure,
  head,
  link,
  links,
  list,
  news,
  page,
  progress,
  titleLine,
} from './HousekeepingPage.css.ts';
import { ReportDialog } from './ReportDialog.tsx';

const CHIPS: readonly { readonly shown: Shown; readonly label: string }[] = [
  { shown: 'all', label: 'All' },
  { shown: 'departure', label: 'Leaving' },
  { shown: 'stay-over', label: 'Staying' },
  { shown: 'dog', label: 'Dog' },
];

/** The rooms to do today, for a phone in one hand. */
export function HousekeepingPage() {
  const { data, isError } = useDesk('chores', {});
  const clean = usePress('cleanRoom');
  const [shown, setShown] = useState<Shown>('all');
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [reported, setReported] = useState<ChoreWire | undefined>(undefined);
  const [said, setSaid] = useState<string | undefined>(undefined);
  useEffect(() => {
    document.title = 'Rooms to do · Front desk';
  }, []);
  const chores = data?.chores ?? [];
  const next = nextChore(chores, later);
  const done = chores.filter((chore) => chore.done !== undefined).length;
  return (
    <div className={page}>
      <div className={head}>
        <div className={titleLine}>
          <div>
            <h1>Rooms to do</h1>
            {data !== undefined && (
              <p className={dayStyle}>
                {shownFullWeekday(data.day)}, {shownFullDate(data.day)}
              </p>
            )}
          </div>
          <span className={figure}>
            {done} of {chores.length}
          </span>
        </div>
        <progress
          className={progress}
          value={done}
          max={Math.max(1, chores.length)}
          aria-label={`${done} of ${chores.length} rooms clean`}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown */}
        <div role="group" aria-label="Show" className={chips}>
          {CHIPS.map(({ shown: one, label }) => (
            <button
              key={one}
              type="button"
              className={chip}
              aria-pressed={one === shown}
              onClick={() => setShown(one)}
            >
              {label} {shownChores(chores, one).length}
            </button>
          ))}
        </div>
      </div>
      <div className={links}>
        <Link className={link} to="/all-rooms">
          All rooms
        </Link>
      </div>
      <div className={news}>
        {isError && <Banner tone="warn">The rooms cannot be read now.</Banner>}
        {clean.problem !== undefined && <Banner tone="bad">{clean.problem.message}</Banner>}
        {said !== undefined && <Banner tone="good">{said}</Banner>}
      </div>
      {data !== undefined && chores.length === 0 && <p className={empty}>Every room is clean today.</p>}
      <ol className={list}>
        {shownChores(chores, shown).map((chore) => (
          <ChoreRow
            key={chore.roomId}
            chore={chore}
            isNext={chore.roomId === next?.roomId}
            isPressing={clean.isPressing}
            onTick={(isClean) => void clean.press({ parts: { id: chore.roomId }, body: { isClean } })}
            onReport={() => setReported(chore)}
            onLater={() => setLater(new Set([...later, chore.roomId]))}
          />
        ))}
      </ol>
      {reported !== undefined && (
        <ReportDialog chore={reported} onClose={() => setReported(undefined)} onSaid={setSaid} />
      )}
    </div>
  );
}
