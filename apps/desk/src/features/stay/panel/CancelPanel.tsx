import { type Cents, cents, dollarDigits, subtract, toDollars } from '@motel/booking-core';
import { useId, useState } from 'react';
import { AmountField } from '../../../shared/field/AmountField.tsx';
import { DeskField } from '../../../shared/field/DeskField.tsx';
import { typedDollars } from '../../../shared/field/typed-dollars.ts';
import { shownMoney } from '../../../shared/format/shown-money.ts';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { PanelForm } from './PanelForm.tsx';
import type { PanelProps } from './panel-props.ts';
import { RefundWays } from './RefundWays.tsx';
import { option, optionNote, options, radio } from './StayPanel.css.ts';

type Choice = 'terms' | 'all' | 'other';

/** Cancels the stay, or marks it as a no-show: by its terms, or with another refund for a reason. */
export function CancelPanel({ stay, onDone, isNoShow }: PanelProps & { readonly isNoShow: boolean }) {
  const { id, version } = stay;
  const [choice, setChoice] = useState<Choice>('terms');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const cancel = usePress('cancelStay');
  const other = choice === 'other' ? typedDollars(typed) : undefined;
  const byTerms = useDesk(
    'previewCancel',
    { parts: { id }, query: { isNoShow: isNoShow ? 'true' : 'false' } },
    { enabled: !cancel.isPressing },
  );
  const most = byTerms.data?.most ?? cents(0);
  const isTooMuch = other !== undefined && other > most;
  const wanted = choice === 'all' ? most : isTooMuch ? undefined : other;
  const { data, error } = useDesk(
    'previewCancel',
    {
      parts: { id },
      query: {
        isNoShow: isNoShow ? 'true' : 'false',
        ...(wanted !== undefined && { refund: dollarDigits(wanted) }),
      },
    },
    { enabled: (choice === 'terms' || wanted !== undefined) && !cancel.isPressing },
  );
  const shown = error === null && (choice === 'terms' || data?.refunded === wanted) ? data : undefined;
  const give = async () => {
    if (shown === undefined) return;
    const words = choice === 'terms' ? {} : { reason: reason.trim() };
    const body = { version, isNoShow, refunded: toDollars(shown.refunded), ...words };
    const done = await cancel.press({ parts: { id }, body });
    const refunded = shown.refunded > 0 ? ` ${shownMoney(shown.refunded)} goes back.` : '';
    if (done !== undefined)
      onDone(`${isNoShow ? 'Marked as a no-show.' : 'Cancelled.'}${refunded}`, 'reinstate');
  };
  const name = isNoShow ? 'Mark as a no-show' : 'Cancel the stay';
  return (
    <PanelForm
      title={isNoShow ? 'The guest did not come' : 'Cancel this stay'}
      lead={
        isNoShow
          ? 'The rooms are free at once, on the website too. This can be undone while they are.'
          : 'The rooms are free at once, on the website too.'
      }
      deed={
        shown === undefined || shown.refunded === 0 ? name : `${name}, refund ${shownMoney(shown.refunded)}`
      }
      isPressing={cancel.isPressing}
      isReady={shown !== undefined && (choice === 'terms' || reason.trim() !== '')}
      problem={cancel.problem}
      onSubmit={give}
    >
      {byTerms.data !== undefined && (
        <RefundChoice value={choice} onChange={setChoice} terms={byTerms.data.byTerms} most={most} />
      )}
      {choice === 'other' && (
        <AmountField
          label="Refund"
          value={typed}
          onChange={setTyped}
          isChanged={typed !== ''}
          most={{ amount: most, words: `${shownMoney(most)} is the most that can go back.` }}
        />
      )}
      {choice !== 'terms' && <DeskField label="Reason" value={reason} onChange={setReason} maxLength={200} />}
      {shown !== undefined && (
        <>
          <MoneyTable
            rows={shown.parts.map(({ label, before, after }) => ({ what: label, now: before, after }))}
            total={{ what: 'Price of the stay', now: shown.before, after: shown.kept }}
          />
          <RefundWays ways={shown.ways} />
        </>
      )}
    </PanelForm>
  );
}

interface RefundChoiceProps {
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly terms: { readonly kept: Cents; readonly refunded: Cents };
  readonly most: Cents;
}

function RefundChoice({ value, onChange, terms, most }: RefundChoiceProps) {
  const name = useId();
  const choices: readonly { id: Choice; title: string; amount: string; note: string; isShown: boolean }[] = [
    {
      id: 'terms',
      title: 'By the policy',
      amount: `${shownMoney(terms.refunded)} back`,
      note: `Keeps ${shownMoney(terms.kept)}`,
      isShown: true,
    },
    {
      id: 'all',
      title: 'All of it',
      amount: `${shownMoney(most)} back`,
      note: 'Asks for a reason',
      isShown: subtract(most, terms.refunded) > 0,
    },
    {
      id: 'other',
      title: 'Another amount',
      amount: `up to ${shownMoney(most)}`,
      note: 'Asks for a reason, cannot pass what was paid',
      isShown: most > 0,
    },
  ];
  return (
    <fieldset className={options} aria-label="Refund">
      {choices
        .filter(({ isShown }) => isShown)
        .map(({ id, title, amount, note }) => (
          <label key={id} className={option}>
            <input
              type="radio"
              name={name}
              className={radio}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <strong>{title}</strong>
            <strong>{amount}</strong>
            <span className={optionNote}>{note}</span>
          </label>
        ))}
    </fieldset>
  );
}
