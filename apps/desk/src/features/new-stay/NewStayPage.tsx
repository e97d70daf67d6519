import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keep, useKept } from '../../shared/field/use-kept.ts';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { askedStay, bookingOf, type Draft, draftFrom, missing } from './draft.ts';
import { GuestFields } from './GuestFields.tsx';
import { form, left } from './NewStayPage.css.ts';
import { PricePanel } from './PricePanel.tsx';
import { StayFields } from './StayFields.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useDeskDay } from './use-desk-day.ts';
import { useQuote } from './use-quote.ts';

const KEPT = 'desk-new-stay';
const KEPT_PRESS = 'desk-new-stay-press';

/** A stay for a guest who is at the desk or on the telephone: on one screen, in a minute. */
export function NewStayPage() {
  const [params] = useSearchParams();
  const today = useDeskDay();
  const [draft, setDraft] = useKept(KEPT, (typed) => ({ ...draftFrom(typed), ...askedStay(params) }));
  const begun = draft.checkIn === '' && today !== undefined ? { ...draft, checkIn: today } : draft;
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const book = usePress('bookStay', { kept: KEPT_PRESS });

  const { quote, refusal } = useQuote(begun, begun.typeId, true);
  const problem = isChecked ? missing(begun) : undefined;

  const change = (typed: Partial<Draft>) => {
    book.forgetProblem();
    setDraft({ ...begun, ...typed });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing(begun) !== undefined || quote === undefined) return;
    const answer = await book.press({ body: bookingOf(begun, quote.total) });
    if (answer === undefined) return;
    keep(KEPT, undefined);
    void navigate(`/stays/${answer.id}`, { replace: true, state: { booked: true } });
  };

  return (
    <>
      <PageHead title="New stay" note="What you type stays here until it is booked." />
      <form className={form} onSubmit={submit} noValidate>
        <div className={left}>
          <StayFields draft={begun} onChange={change} issues={book.problem?.problem?.issues ?? []}>
            <TypeChoice draft={begun} onChange={change} />
          </StayFields>
          <GuestFields draft={begun} onChange={change} issues={book.problem?.problem?.issues ?? []} />
        </div>
        <PricePanel
          draft={begun}
          onChange={change}
          quote={quote}
          refusal={refusal}
          problem={problem ?? book.problem?.message}
          isPressing={book.isPressing}
        />
      </form>
    </>
  );
}
