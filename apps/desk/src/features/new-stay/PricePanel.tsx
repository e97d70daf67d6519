import {
  type AnswerTo,
  HOLD_HOURS,
  isDeskWay,
  PAY_WAYS,
  type PayWay,
  WAY_WORDS,
} from '@motel/api-client/desk-contracts';
import { type Cents, toDollars } from '@motel/booking-core';
import { Checkbox, TextField } from '@motel/ui';
import { CheckBoxes } from '../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../shared/field/fields.ts';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { HandPrice, PayWays } from '../../shared/pay/PayWays.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { type BookingProps, BookPanel, PriceTable } from './BookPanel.tsx';
import { type Draft, type DraftProps, depositOf, handTotalOf, hasDeposit, wantedQuery } from './draft.ts';
import { JoinWaiting } from './JoinWaiting.tsx';
import { by, soft } from './NewStayPage.css.ts';

const HOLDS = HOLD_HOURS.map((hours) => ({ value: String(hours), label: `${hours} h` }));

type PricePanelProps = DraftProps & BookingProps & ReturnType<typeof useQuote>;

export function PricePanel(props: PricePanelProps) {
  const { draft, onChange, quote, refusal, next, problem, isPressing, isFresh } = props;
  const motel = useMotel();
  const field = fieldsOf(draft, onChange);
  const asks = quote?.asks;
  const dueNow = depositOf(motel, draft) ?? (draft.pay === 'link' ? asks?.now : undefined);
  const isLinkOffered = asks === undefined || asks.now > 0 || asks.isCard;
  return (
    <BookPanel
      title="Price"
      {...{ next, problem, isPressing, isFresh }}
      isPriced={quote !== undefined}
      deed={bookingDeed(motel, draft.pay, quote && (dueNow ?? quote.total))}
    >
      {quote === undefined ? (
        <p className={soft}>{refusal ?? 'Choose dates, guests and a room.'}</p>
      ) : (
        <PriceLines quote={quote} />
      )}
      {quote?.nights.some(({ free }) => free < Number(draft.rooms)) && <JoinWaiting draft={draft} />}
      <HandPrice value={draft} onChange={onChange} />
      {useMay('owner') && <Exemption draft={draft} onChange={onChange} taxes={quote?.taxes ?? []} />}
      <TextField label="Promotion code" mark="optional" maxLength={200} {...field('code')} />
      <PayWays
        label={
          quote === undefined ? 'The guest pays by' : `The guest pays ${motel.shownMoney(quote.total)} by`
        }
        ways={PAY_WAYS.filter((way) => way !== 'link' || isLinkOffered)}
        {...field('pay')}
      />
      {draft.pay === 'link' && (
        <Segments label="The rooms are held for" options={HOLDS} {...field('holdHours')} />
      )}
      {draft.pay !== undefined && draft.pay !== 'later' && (
        <TextField
          label="Deposit"
          mark="optional"
          inputMode="decimal"
          hint={depositHint(motel, draft.pay, quote)}
          {...field('deposit')}
        />
      )}
      {hasDeposit(draft) && (
        <TextField
          label="The rest by"
          mark="optional"
          type="date"
          max={draft.checkIn || undefined}
          hint="A mail asks for it by a link. Empty: at arrival, at the desk."
          {...field('restDue')}
        />
      )}
    </BookPanel>
  );
}

/** The taxes that a stay does not pay, all at first, with reason and number. */
function Exemption({ draft, onChange, taxes }: DraftProps & Pick<StayQuote, 'taxes'>) {
  const { without } = draft;
  const all = taxes.map(({ id }) => id).join(',');
  if (all === '') return null;
  return (
    <>
      <Checkbox
        label="Exempt from tax"
        checked={without !== ''}
        onChange={(isExempt) => onChange({ without: isExempt ? all : '' })}
      />
      {without !== '' && (
        <>
          {taxes.length > 1 && (
            <CheckBoxes
              options={taxes.map(({ id, label }) => ({ value: id, label: `Without ${label}` }))}
              chosen={without.split(',')}
              onChange={(chosen) => onChange({ without: chosen.join(',') })}
            />
          )}
          <TextField
            label="Reason and number"
            hint="Such as: First Nations card 1234567890"
            maxLength={200}
            {...fieldsOf(draft, onChange)('withoutReason')}
          />
        </>
      )}
    </>
  );
}

function PriceLines({ quote: { lines: all, total, byTariff, terms, why } }: { readonly quote: StayQuote }) {
  const { shownMoney } = useMotel();
  return (
    <>
      <PriceTable lines={all.filter((line) => line.amount !== 0)} total={total} />
      {why.length > 0 && <p className={by}>{`By demand: ${why.join(', ')}.`}</p>}
      {byTariff !== undefined && byTariff !== total && (
        <p className={by}>Tariff price: {shownMoney(byTariff)}.</p>
      )}
      <p className={soft}>{terms.sentence}</p>
    </>
  );
}

/** The meaning of an empty deposit: by a link, what the terms ask for. */
export function depositHint({ shownMoney }: DeskMotel, pay: PayWay, quote: StayQuote | undefined): string {
  const { asks, total } = quote ?? {};
  if (pay !== 'link' || asks === undefined || asks.now === total)
    return 'Paid now. Leave empty for the full price.';
  if (asks.isCard) return 'Empty: the link asks for a card, and nothing is charged now.';
  const when = asks.restDue === undefined ? 'at arrival' : `by ${shownShortDate(asks.restDue)}`;
  return `Empty: the link asks for ${shownMoney(asks.now)} by the terms, the rest ${when}.`;
}

/** The words of the button: what it does, and the amount. */
export function bookingDeed(
  { shownMoney }: DeskMotel,
  pay: PayWay | undefined,
  total: Cents | undefined,
): string {
  if (total === undefined) return 'Book';
  const amount = shownMoney(total);
  if (pay === undefined) return `Book for ${amount}`;
  if (pay === 'link' && total === 0) return 'Hold the room and send a link for a card';
  if (isDeskWay(pay)) return `Book, take ${amount} ${WAY_WORDS[pay]}`;
  return pay === 'link' ? `Hold the room and send a link for ${amount}` : `Book, ${amount} is paid later`;
}

export type StayQuote = AnswerTo<'quoteStay'>;

/** @param refused why the tariff does not sell it so: only a price by hand may be asked for */
export function useQuote(draft: Draft, refused: string | undefined) {
  const motel = useMotel();
  const wanted = wantedQuery(draft);
  const hand = handTotalOf(motel, draft);
  const code = draft.code.trim();
  const query = wanted && {
    ...wanted,
    ...(hand !== undefined && { price: String(toDollars(hand)) }),
    ...(code !== '' && { code }),
    ...(draft.plan !== '' && { plan: draft.plan }),
    ...(draft.without !== '' && { exempt: draft.without }),
  };
  const isAsked = query !== undefined && (refused === undefined || hand !== undefined);
  const { data, error, isPlaceholderData } = useDesk('quoteStay', isAsked ? { query } : undefined);
  return {
    /** Absent while dates, party or room are not complete, and where the stay is refused. */
    quote: isAsked && error === null ? data : undefined,
    /** The quote is of what the fields say, not of what they said a moment ago. */
    isFresh: isAsked && !isPlaceholderData,
    refusal: isAsked ? error?.message : refused,
  };
}
