import { useState } from 'react';
import { useSettled } from '../../../shared/field/use-settled.ts';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { Segments } from '../../../shared/parts/Segments.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import type { typedChanges } from '../part-draft.ts';
import { soft } from '../Site.css.ts';
import { fresh, read } from './Name.css.ts';

/** What guests read of the motel's name and rules, in each language, with what is typed; what is new is tinted. */
export function GuestsRead({ changes }: { readonly changes: ReturnType<typeof typedChanges> }) {
  const [chosen, setChosen] = useState('');
  const asked = useSettled(JSON.stringify(changes), 400);
  const { data: before } = useDesk('siteSays', { query: { changes: '[]' } }, { refresh: false });
  const { data } = useDesk('siteSays', { query: { changes: asked } }, { refresh: false });
  const all = data?.says ?? before?.says ?? [];
  const shown = all.find(({ language }) => language === chosen) ?? all[0];
  const known = before?.says?.find(({ language }) => language === shown?.language);
  if (shown === undefined) return null;
  const told = new Set([known?.name, ...(known?.reach ?? []), ...(known?.rules ?? [])]);
  const isNew = (words: string) => (told.has(words) ? undefined : fresh);
  return (
    <DeskCard
      title="Where guests read it"
      aside={
        all.length > 1 && (
          <Segments
            label="Language"
            value={shown.language}
            options={all.map(({ language }) => ({ value: language, label: language.toUpperCase() }))}
            onChange={setChosen}
          />
        )
      }
    >
      <div className={read} lang={shown.language}>
        <h3>
          <span className={isNew(shown.name)}>{shown.name}</span>
        </h3>
        {shown.reach.map((line) => (
          <span key={line}>
            <span className={isNew(line)}>{line}</span>
          </span>
        ))}
      </div>
      <div className={read} lang={shown.language}>
        <h3>{shown.about}</h3>
        <ul>
          {shown.rules.map((rule) => (
            <li key={rule}>
              <span className={isNew(rule)}>{rule}</span>
            </li>
          ))}
        </ul>
        <span className={soft}>
          {data?.says === undefined && before !== undefined
            ? 'Some of it cannot be read yet.'
            : 'Each page’s foot, the letters and the policies say the same.'}
        </span>
      </div>
    </DeskCard>
  );
}
