import { useState } from 'react';
import { useShortcuts } from '../../../shared/keyboard/use-shortcuts.ts';
import { DeskButton, PageHead } from '../../../shared/parts/Page.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { nextKey } from '../draft.ts';
import { ListPage, useTypedList } from '../lists/TypedListPage.tsx';
import { columns } from './Terms.css.ts';
import { TermsList } from './TermsList.tsx';
import { TermsSet } from './TermsSet.tsx';
import { besideIn, movedTo, policiesOf, type Terms, termsDrafts } from './terms-draft.ts';

/** The terms of cancelling and paying (F15, F36). */
export function TermsPage() {
  const { data } = useDesk('rateTerms', {});
  if (data === undefined) return <PageHead title="Rates" />;
  return <TermsOf known={data} />;
}

function TermsOf({ known }: { readonly known: Terms }) {
  const list = useTypedList({
    version: known.version,
    inForce: () => termsDrafts(known),
    changeTo: (drafts) => ({ kind: 'terms', policies: policiesOf(drafts) }),
  });
  const { drafts, type, saving, mayChange, isTyped } = list;
  const [key, setKey] = useState<number | undefined>(undefined);
  const draft = drafts.find((one) => one.key === key) ?? drafts[0];
  const add = () => {
    const { today } = known;
    const last = drafts.findLast(({ plan }) => plan === undefined) ?? { keep: 'first night' };
    const fresh = { ...last, key: nextKey(drafts), name: 'New terms', from: today, to: today };
    type([fresh, ...drafts]);
    setKey(fresh.key);
  };
  const beside = (by: number) => draft && besideIn(drafts, draft, by);
  const choose = (by: number) => setKey((beside(by) ?? draft)?.key);
  const move = (by: number) => draft && type(movedTo(drafts, draft, beside(by)));
  useShortcuts({
    ArrowUp: ['Choose terms', () => choose(-1)],
    ArrowDown: ['Choose terms', () => choose(1)],
    ...(mayChange && {
      a: ['Add terms', add],
      'Alt+ArrowUp': ['Order terms', () => move(-1)],
      'Alt+ArrowDown': ['Order terms', () => move(1)],
      Enter: ['Save for new bookings', () => isTyped && !saving.isSaving && list.save()],
    }),
  });
  return (
    <ListPage
      title="Cancelling and paying"
      saving={saving}
      end={
        mayChange && (
          <DeskButton icon="plus" shortcut="A" onClick={add}>
            Add terms
          </DeskButton>
        )
      }
    >
      <div className={columns}>
        {draft && <TermsList {...{ draft, list, known }} onChoose={setKey} />}
        {draft && <TermsSet key={draft.key} {...{ draft, list, known }} />}
      </div>
    </ListPage>
  );
}
