import type { DeskOffer } from '@motel/api-client/desk-contracts';
import { type Cents, subtract } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keep, useKept } from '../../shared/field/use-kept.ts';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, PageHead, Views } from '../../shared/parts/Page.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { BOOKINGS } from './bookings.ts';
import {
  askedStay,
  bookingOf,
  type Draft,
  type DraftProps,
  deskOffersQuery,
  draftFrom,
  EMPTY,
  missing,
} from './draft.ts';
import { GuestFields } from './GuestFields.tsx';
import * as styles from './NewStayPage.css.ts';
import { PricePanel, type StayQuote, useQuote } from './PricePanel.tsx';
import { RoomNumbers, StayFields, useRoomNumbers, WishFields } from './StayFields.tsx';

const KEPT = 'desk-new-stay';
const KEPT_PRESS = 'desk-new-stay-press';

/** A stay for a guest who is at the desk or on the telephone: on one screen, in a minute. */
export function NewStayPage() {
  const motel = useMotel();
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useKept(KEPT, (typed) => ({ ...draftFrom(typed), ...askedStay(params) }));
  const fields = useRef<HTMLFormElement>(null);
  // A walk-in begins tonight: the nights are the first thing to type.
  useEffect(() => fields.current?.querySelector<HTMLInputElement>('[name="nights"]')?.focus(), []);
  // Read once: a reload must not undo what was typed since.
  useEffect(() => setParams({}, { replace: true }), [setParams]);
  const asked = deskOffersQuery(draft);
  const { data } = useDesk('offers', asked && { query: asked });
  // Tonight, unless another day is typed.
  const begun = draft.checkIn === '' ? { ...draft, checkIn: data?.checkIn ?? '' } : draft;
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const book = usePress('bookStay', { kept: KEPT_PRESS });
  const issues = book.problem?.problem?.issues ?? [];
  const refused = data?.offers.find(({ type }) => type.id === begun.typeId)?.refusal;
  const numbers = useRoomNumbers(begun);
  const { quote, refusal, ...priced } = useQuote(begun, refused);
  const isFresh = priced.isFresh && numbers?.isFresh === true;
  const next = missing(motel, begun, quote && Math.min(...quote.nights.map(({ free }) => free)));

  const change = (typed: Partial<Draft>) => {
    book.forgetProblem();
    setDraft({ ...begun, ...typed });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (next !== undefined || quote === undefined || !isFresh) return;
    const answer = await book.press({ body: bookingOf(motel, begun, quote.total, numbers.places) });
    if (answer === undefined) return;
    keep(KEPT, undefined);
    void navigate(`/stays/${answer.id}`, { replace: true, state: { booked: true } });
  };

  return (
    <>
      <PageHead
        title="New stay"
        note="What you type stays here until it is booked."
        end={
          draft !== EMPTY && (
            <DeskButton icon="undo" onClick={() => setDraft(EMPTY)}>
              Start again
            </DeskButton>
          )
        }
      >
        <Views label="What to book" views={BOOKINGS} shown="One stay" />
      </PageHead>
      <form ref={fields} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.left}>
          <StayFields draft={begun} onChange={change} issues={issues}>
            <TypeChoice offers={data?.offers ?? []} draft={begun} onChange={change} />
            {quote && <PlanChoice quote={quote} onChange={change} />}
            <WishFields draft={begun} onChange={change} />
            {numbers && <RoomNumbers draft={begun} numbers={numbers} onChange={change} />}
          </StayFields>
          <GuestFields guest={begun.guest} onChange={(guest) => change({ guest })} issues={issues}>
            <TextField
              label="Note for the desk"
              rows={2}
              mark="optional"
              value={begun.note}
              onChange={(note) => change({ note })}
              error={issues.find(({ field }) => field === 'note')?.message}
            />
          </GuestFields>
        </div>
        <PricePanel
          draft={begun}
          onChange={change}
          quote={quote}
          refusal={refusal}
          next={next}
          problem={(isChecked ? next : undefined) ?? book.problem?.message}
          isPressing={book.isPressing}
          isFresh={isFresh}
        />
      </form>
    </>
  );
}

function TypeChoice({ offers, draft, onChange }: DraftProps & { readonly offers: readonly DeskOffer[] }) {
  const { shownMoney } = useMotel();
  return (
    <fieldset>
      <legend className={styles.legend}>Kind of room</legend>
      <div className={styles.types}>
        {offers.map(({ type: room, free: left, total, refusal }) => (
          <label key={room.id} className={styles.type}>
            <input
              type="radio"
              name="type"
              checked={draft.typeId === room.id}
              onChange={() => onChange({ typeId: room.id, roomIds: [], plan: '' })}
            />
            <Fob room={room} isDecoration />
            <span className={styles.typeTitle}>{room.title}</span>
            {total !== undefined && (
              <>
                <span className={left < Number(draft.rooms) ? styles.full : styles.free}>
                  {left > 0 ? `${left} free` : 'full'}
                </span>
                <span className={styles.price}>{shownMoney(total)}</span>
              </>
            )}
            {refusal !== undefined && <span className={styles.typeWords}>{refusal}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PlanChoiceProps extends Pick<DraftProps, 'onChange'> {
  readonly quote: StayQuote;
}

/** The plans by which the desk sells a stay, each with its terms and its difference in money. */
function PlanChoice({ quote: { plan: chosen, plans }, onChange }: PlanChoiceProps) {
  const { shownMoney } = useMotel();
  const paid = plans.find(({ id }) => id === chosen)?.total;
  if (plans.length === 0) return null;
  const difference = (total: Cents) => {
    const more = paid === undefined ? 0 : subtract(total, paid);
    return more === 0 ? '' : `${shownMoney(Math.abs(more) as Cents)} ${more > 0 ? 'more' : 'less'}`;
  };
  return (
    <fieldset>
      <legend className={styles.legend}>Plan</legend>
      <div className={styles.types}>
        {plans.map(({ id, label, total, refusal, terms }) => (
          <label key={id} className={styles.type}>
            <input
              type="radio"
              name="plan"
              checked={id === chosen}
              disabled={total === undefined}
              onChange={() => onChange({ plan: id })}
            />
            <DeskIcon name="receipt" />
            <span className={styles.typeTitle}>{label}</span>
            {total !== undefined && (
              <>
                <span className={styles.free}>{difference(total)}</span>
                <span className={styles.price}>{shownMoney(total)}</span>
              </>
            )}
            <span className={styles.typeWords}>{refusal ?? terms}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
