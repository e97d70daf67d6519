import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract, sum } from '@motel/booking-core';
import { Alert, classes, TextField, type TextFieldProps } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { AmountField, useTypedAmount } from '../../shared/field/AmountField.tsx';
import { motelDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
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
function MovePayment({ payment, most, ...props }: PanelProps & NonNullable<Entry['movable']>) {
  const { shownMoney } = useMotel();
  const [to, setTo] = useState<string | undefined>(undefined);
  const { payable = NO_MONEY, field } = useTypedAmount(
    most,
    `At most ${shownMoney(most)} can be moved.`,
    most,
  );
  const moving = useDeed('movePayment', props);
  const press = async (event: FormEvent) => {
    event.preventDefault();
    await moving.press({ payment, to: to ?? '', amount: payable }, `${shownMoney(payable)} moved to ${to}.`);
  };
  if (to === undefined)
    return (
      <button type="button" className={edit} onClick={() => setTo('')}>
        Move
      </button>
    );
  return (
    <form onSubmit={(event) => void press(event)}>
      <OtherStay value={to} onChange={setTo} />
      <AmountField label="Amount" {...field} />
      <DeskButton type="submit" size="small" disabled={moving.isPressing || to.trim() === '' || !payable}>
        Move {shownMoney(payable)}
      </DeskButton>
      {moving.problem !== undefined && <Alert tone="error">{moving.problem.message}</Alert>}
    </form>
  );
}

function OtherStay(props: Pick<TextFieldProps, 'value' | 'onChange' | 'mark'>) {
  return <TextField label="To the stay with the number" maxLength={100} {...props} />;
}

/** Takes a charge back by a second entry, with a reason that is kept. */
function TakeBack({ entry, charge, ...props }: EntryProps & { readonly charge: number }) {
  const { shownMoney } = useMotel();
  const [reason, setReason] = useState<string | undefined>(undefined);
  const [to, setTo] = useState('');
  const back = useDeed('takeBackCharge', props);
  const press = async (event: FormEvent) => {
    event.preventDefault();
    const where = to.trim() === '' ? 'taken back' : `moved to ${to}`;
    const said = `${entry.label}, ${shownMoney(entry.amount)}, ${where} with its taxes.`;
    const asked = { charge, reason: reason?.trim() ?? '', ...(to.trim() !== '' && { to }) };
    await back.press(asked, said);
  };
  return (
    <>
      {reason === undefined ? (
        <div>
          <button type="button" className={edit} onClick={() => setReason('')}>
            Take back
          </button>
        </div>
      ) : (
        <form onSubmit={(event) => void press(event)}>
          <TextField
            label={`Why ${entry.label} is taken back`}
            value={reason}
            maxLength={200}
            autoFocus
            onChange={setReason}
          />
          <OtherStay value={to} onChange={setTo} mark="Optional" />
          <DeskButton type="submit" size="small" disabled={back.isPressing || reason.trim() === ''}>
            Take it back
          </DeskButton>
        </form>
      )}
      {back.problem !== undefined && <Alert tone="error">{back.problem.message}</Alert>}
    </>
  );
}

export type Entry = DeskStay['folio']['entries'][number];

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
