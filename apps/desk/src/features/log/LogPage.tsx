import type { LogEntry } from '@motel/api-client/desk-contracts';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { motelDay, motelTime, shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { actions, days, field, line, list, person, told, when } from './LogPage.css.ts';

export function LogPage() {
  const [words, setWords] = useState('');
  /** The ends of the pages before this one. */
  const [ends, setEnds] = useState<readonly string[]>([]);
  const before = ends.at(-1);
  const { data } = useDesk('log', { query: { before, words: words.trim() || undefined } });
  const entries = data?.entries ?? [];
  return (
    <>
      <PageHead title="Log" note="who did what by hand, newest first" />
      <div className={field}>
        <TextField
          label="A name, a stay’s number or a word"
          value={words}
          maxLength={100}
          onChange={(typed) => {
            setWords(typed);
            setEnds([]);
          }}
        />
      </div>
      {data !== undefined && entries.length === 0 && <p>Nothing was found.</p>}
      <div className={days}>
        {[...Map.groupBy(entries, ({ at }) => motelDay(at))].map(([day, own]) => (
          <DeskCard key={day} title={shownLongDay(day)}>
            <ol className={list}>
              {own.map((entry) => (
                <LogLine key={entry.id} entry={entry} />
              ))}
            </ol>
          </DeskCard>
        ))}
      </div>
      <div className={actions}>
        <DeskButton disabled={ends.length === 0} onClick={() => setEnds(ends.slice(0, -1))}>
          Newer
        </DeskButton>
        <DeskButton
          disabled={data?.hasMore !== true}
          onClick={() => setEnds([...ends, entries.at(-1)?.at ?? ''])}
        >
          Older
        </DeskButton>
      </div>
    </>
  );
}

function LogLine({ entry: { at, who, action, subject, isStay, details } }: { readonly entry: LogEntry }) {
  return (
    <li className={line}>
      <time dateTime={at} className={when}>
        {motelTime(at)}
      </time>
      <span className={person}>{who}</span>
      <span className={told}>
        <strong>{action}</strong> {isStay && <Link to={`/stays/${subject}`}>{subject}</Link>} {details}
      </span>
    </li>
  );
}
