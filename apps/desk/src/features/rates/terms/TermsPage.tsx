import { SelectField, useMedia } from '@motel/ui';
import { useRef, useState } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { nextKey } from '../draft.ts';
import { ListPage, listPage, useListKeys, useTypedList } from '../lists/TypedListPage.tsx';
import { columns, list as listStyle } from './Terms.css.ts';
import { TermsSet } from './TermsSet.tsx';
import { termsWords } from './terms-choices.tsx';
import * as terms from './terms-draft.ts';

/** The terms of cancelling and paying (F15, F36). */
export const TermsPage = listPage('rateTerms', TermsOf);

function TermsOf({ known }: { readonly known: terms.Terms }) {
  const { version, today } = known;
  const list = useTypedList({
    version,
    inForce: () => terms.termsDrafts(known),
    changeTo: (drafts) => ({ kind: 'lists', policies: terms.policiesOf(drafts) }),
    inOrder: terms.inGroups,
    groupOf: terms.isOfPlan,
  });
  const { drafts, type } = list;
  const [key, setKey] = useState<number | undefined>(undefined);
  const draft = drafts.find((one) => one.key === key) ?? drafts[0];
  const add = () => {
    const last = drafts.findLast((one) => !terms.isOfPlan(one)) ?? { keep: 'first night' };
    const fresh = { ...last, key: nextKey(drafts), name: 'New terms', from: today, to: today };
    type([fresh, ...drafts]);
    setKey(fresh.key);
  };
  const end = useListKeys(list, 'terms', draft, (next) => setKey(next.key), add);
  const shown = draft && { draft, list, known };
  return (
    <ListPage title="Cancelling and paying" saving={list.saving} end={end}>
      <div className={columns}>
        {shown && <TermsList {...shown} onChoose={setKey} />}
        {shown && <TermsSet key={shown.draft.key} {...shown} />}
      </div>
    </ListPage>
  );
}

interface TermsListProps extends terms.TermsSetProps {
  readonly onChoose: (key: number) => void;
}

/** The sets in their order, which a drag changes; on a phone a list to choose from. */
function TermsList({ list, known, draft, onChoose }: TermsListProps) {
  const { drafts, type, movedTo, mayChange } = list;
  const motel = useMotel();
  const dragged = useRef<terms.TermsDraft>(undefined);
  const { never } = terms.endOf(drafts);
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
