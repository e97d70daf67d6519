import { SelectField, useMedia } from '@motel/ui';
import { useRef } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { list as listStyle } from './Terms.css.ts';
import { termsWords } from './terms-choices.tsx';
import { endOf, type TermsDraft, type TermsSetProps } from './terms-draft.ts';

interface TermsListProps extends TermsSetProps {
  readonly onChoose: (key: number) => void;
}

/** The sets in their order, which a drag changes; on a phone a list to choose from. */
export function TermsList({ list, known, draft, onChoose }: TermsListProps) {
  const { drafts, type, movedTo, mayChange } = list;
  const motel = useMotel();
  const dragged = useRef<TermsDraft>(undefined);
  const { never } = endOf(drafts);
  const sets = drafts.map((one) => ({ one, ...termsWords(motel, known, one) }));
  const isPhone = useMedia('phoneOnly');
  if (isPhone)
    return (
      <SelectField
        label="Terms"
        value={`${draft.key}`}
        hint={`${drafts.length} sets. From the top, the first that fits is used.`}
        options={sets.map(({ one, name }) => ({ value: `${one.key}`, label: name }))}
        onChange={(key) => onChoose(Number(key))}
      />
    );
  return (
    <nav aria-label="Terms">
      <ul className={listStyle}>
        <li>
          <h2>From the top: the first that fits is used</h2>
        </li>
        {sets.map(({ one, name, about, short }, at) => (
          <li
            key={one.key}
            draggable={mayChange}
            onDragStart={() => {
              dragged.current = one;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged.current && type(movedTo(dragged.current, one))}
          >
            {one.plan !== undefined && sets[at - 1]?.one.plan === undefined && <h2>By plan, always</h2>}
            <button type="button" aria-current={one === draft || undefined} onClick={() => onChoose(one.key)}>
              <b>{name}</b>
              <small>{never.includes(one) ? 'Never used' : about !== name && about}</small>
              <small>{short}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
