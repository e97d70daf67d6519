import { useState } from 'react';
import { PageHead } from '../../../shared/parts/Page.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { nextKey } from '../draft.ts';
import { ListPage, useListKeys, useTypedList } from '../lists/TypedListPage.tsx';
import { columns } from './Terms.css.ts';
import { TermsList } from './TermsList.tsx';
import { TermsSet } from './TermsSet.tsx';
import { inGroups, isOfPlan, policiesOf, type Terms, termsDrafts } from './terms-draft.ts';

/** The terms of cancelling and paying (F15, F36). */
export function TermsPage() {
  const { data } = useDesk('rateTerms', {});
  if (data === undefined) return <PageHead title="Rates" />;
  return <TermsOf known={data} />;
}

function TermsOf({ known }: { readonly known: Terms }) {
  const { version, today } = known;
  const list = useTypedList({
    version,
    inForce: () => termsDrafts(known),
    changeTo: (drafts) => ({ kind: 'lists', policies: policiesOf(drafts) }),
    inOrder: inGroups,
    groupOf: isOfPlan,
  });
  const { drafts, type } = list;
  const [key, setKey] = useState<number | undefined>(undefined);
  const draft = drafts.find((one) => one.key === key) ?? drafts[0];
  const add = () => {
    const last = drafts.findLast((one) => !isOfPlan(one)) ?? { keep: 'first night' };
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
