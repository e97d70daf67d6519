import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import { Alert, classes, TextField, type TextFieldProps } from '@motel/ui';
import { useState } from 'react';
import { AmountField, useTypedAmount } from '../../shared/field/AmountField.tsx';
import { useFields } from '../../shared/field/fields.ts';
import { motelDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { SheetHead } from '../../shared/sheet/Sheet.tsx';
import { edit } from './cards.css.ts';
import { cell, dateCell, detail, earlier, headCell, money, paid, table, total } from './FolioCard.css.ts';
import { type PanelProps, useDeed } from './panel/PanelForm.tsx';

export function FolioCard(props: PanelProps) {
  const { shownMoney } = useMotel();
  const { folio, reference } = props.stay;
  const [isWhole, setWhole] = useState(false);
  const now = currentEntries(folio.entries);
  const hasEarlier = now.length < shownEntries(folio.entries).length;
  const entries = isWhole ? shownEntries(folio.entries) : now;
  const days = entries.map(({ at }) => motelDay(at));
  return (
    <DeskCard title="Folio">
      <table className={table} aria-label={`Folio of ${reference}`}>
        <SheetHead
          columns={['Date', 'What', 'Amount', 'Balance']}
          classOf={(at) => classes(headCell, at === 0 && dateCell, at > 1 && money)}
        />
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index} className={classes(entry.kind === 'payment' && paid)}>
              <td className={classes(cell, dateCell)}>
                {days[index] !== days[index - 1] && shownShortDate(days[index] ?? '')}
              </td>
              <td className={cell}>
                {entry.label}
                <span className={detail}>{detailOf(entry)}</span>
                {entry.charge !== undefined && <TakeBack {...props} entry={entry} charge={entry.charge} />}
                {entry.payment !== undefined && (
                  <UndoPayment {...props} entry={entry} payment={entry.payment} />
                )}
                {entry.movable && <MovePayment {...props} {...entry.movable} />}
              </td>
              <td className={classes(cell, money)}>{shownMoney(entry.amount)}</td>
              <td className={classes(cell, money)}>{shownMoney(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={total}>
            <th colSpan={2} scope="row" className={cell}>
              Balance
            </th>
            <td colSpan={2} className={classes(cell, money)}>
              {shownMoney(folio.balance)}
            </td>
          </tr>
        </tfoot>
      </table>
      {hasEarlier && (
        <button type="button" className={earlier} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Hide the prices before changes' : 'Show the prices before changes'}
        </button>
      )}
    </DeskCard>
  );
}

function detailOf({ detail: words, by, kind, what, isUnderWay }: Entry): string {
  const hand = what === 'card' ? 'hosted checkout' : `by ${by}`;
  const parts = [words, kind !== 'charge' && hand, isUnderWay && 'under way'];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

interface EntryProps extends PanelProps {
  readonly entry: Entry;
}

/** Undoes a payment that was pressed by mistake: two presses, while its till is open. */
function UndoPayment({ entry, payment, ...props }: EntryProps & { readonly payment: string }) {
  const { shownMoney } = useMotel();
  const [isAsked, setAsked] = useState(false);
  const undo = useDeed('undoPayment', props);
  const amount = shownMoney(subtract(NO_MONEY, entry.amount));
  const press = async () => {
    if (!(await undo.press({ payment }, `${amount} undone: the guest owes it again.`))) setAsked(false);
  };
  return (
    <>
      <button
        type="button"
        className={edit}
        disabled={undo.isPressing}
        onClick={isAsked ? press : () => setAsked(true)}
      >
        {isAsked ? `Yes, ${amount} was not taken` : 'Undo'}
      </button>
      {undo.problem !== undefined && <Alert tone="error">{undo.problem.message}</Alert>}
    </>
  );
}

/** Moves a part of a payment to another stay, as guests share a bill. */
function MovePayment({ payment, most, stay, onDone }: PanelProps & NonNullable<Entry['movable']>) {
  const { shownMoney } = useMotel();
  const [to, setTo] = useState<string | undefined>(undefined);
  const { payable = NO_MONEY, field } = useTypedAmount(
    most,
    `At most ${shownMoney(most)} can be moved.`,
    most,
  );
  const { id, version } = stay;
  if (to === undefined)
    return (
      <button type="button" className={edit} onClick={() => setTo('')}>
        Move
      </button>
    );
  return (
    <PressForm
      call="movePayment"
      asked={{ parts: { id }, body: { version, payment, to, amount: toDollars(payable) } }}
      onDone={() => onDone(`${shownMoney(payable)} moved to ${to}.`)}
      deed={`Move ${shownMoney(payable)}`}
      size="small"
      isReady={to.trim() !== '' && payable > 0}
    >
      <OtherStay value={to} onChange={setTo} />
      <AmountField label="Amount" {...field} />
    </PressForm>
  );
}

function OtherStay(props: Pick<TextFieldProps, 'value' | 'onChange' | 'mark'>) {
  return <TextField label="To the stay with the number" maxLength={100} {...props} />;
}

/** Takes a charge back by a second entry, with a reason that is kept. */
function TakeBack({ entry, charge, stay, onDone }: EntryProps & { readonly charge: number }) {
  const { shownMoney } = useMotel();
  const [isOpen, setOpen] = useState(false);
  const { typed, field } = useFields({ reason: '', to: '' });
  const { id, version } = stay;
  const reason = typed.reason.trim();
  const to = typed.to.trim() === '' ? undefined : typed.to;
  const where = to === undefined ? 'taken back' : `moved to ${to}`;
  if (!isOpen)
    return (
      <div>
        <button type="button" className={edit} onClick={() => setOpen(true)}>
          Take back
        </button>
      </div>
    );
  return (
    <PressForm
      call="takeBackCharge"
      asked={{ parts: { id }, body: { version, charge, reason, ...(to && { to }) } }}
      onDone={() => onDone(`${entry.label}, ${shownMoney(entry.amount)}, ${where} with its taxes.`)}
      deed="Take it back"
      size="small"
      isReady={reason !== ''}
    >
      <TextField label={`Why ${entry.label} is taken back`} maxLength={200} autoFocus {...field('reason')} />
      <OtherStay {...field('to')} mark="Optional" />
    </PressForm>
  );
}

type Entry = DeskStay['folio']['entries'][number];

/** All entries but charges of $0, which say nothing. */
function shownEntries(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ kind, amount }) => kind !== 'charge' || amount !== 0);
}

/** The account since the last change: the charges before it and their credit come to $0, and are left out. */
function currentEntries(entries: readonly Entry[]): Entry[] {
  const since = entries.findLastIndex(({ kind, what }) => kind === 'charge' && what === 'changed') + 1;
  const charges = entries.filter(({ kind, isBeside }, at) => kind === 'charge' && (isBeside || at >= since));
  const moved = entries.filter(({ kind }) => kind !== 'charge');
  let owed = NO_MONEY;
  return shownEntries([...charges, ...moved]).map((entry) => {
    owed = sum(owed, entry.amount);
    return { ...entry, balance: owed };
  });
}
