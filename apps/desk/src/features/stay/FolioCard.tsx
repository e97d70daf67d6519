import { NO_MONEY, subtract } from '@motel/booking-core';
import { Alert, classes } from '@motel/ui';
import { useState } from 'react';
import { motelDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { edit } from './cards.css.ts';
import { cell, dateCell, detail, earlier, headCell, money, paid, table, total } from './FolioCard.css.ts';
import { currentEntries, type Entry, shownEntries } from './folio-entries.ts';
import type { PanelProps } from './panel/panel-props.ts';
import { TakeBack } from './TakeBack.tsx';

/** The account of the stay: its current price, what was paid and refunded, and what is owed after each. */
export function FolioCard({ stay, onDone }: PanelProps) {
  const { shownMoney } = useMotel();
  const { folio, reference } = stay;
  const [isWhole, setWhole] = useState(false);
  const now = currentEntries(folio.entries);
  const hasEarlier = now.length < shownEntries(folio.entries).length;
  const entries = isWhole ? shownEntries(folio.entries) : now;
  const days = entries.map(({ at }) => motelDay(at));
  return (
    <DeskCard title="Folio">
      <table className={table} aria-label={`Folio of ${reference}`}>
        <thead>
          <tr>
            <th className={classes(headCell, dateCell)}>Date</th>
            <th className={headCell}>What</th>
            <th className={classes(headCell, money)}>Amount</th>
            <th className={classes(headCell, money)}>Balance</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index} className={classes(entry.kind === 'payment' && paid)}>
              <td className={classes(cell, dateCell)}>
                {days[index] !== days[index - 1] && shownShortDate(days[index] ?? '')}
              </td>
              <td className={cell}>
                {entry.label}
                <span className={detail}>{detailOf(entry)}</span>
                {entry.charge !== undefined && (
                  <TakeBack stay={stay} onDone={onDone} entry={entry} charge={entry.charge} />
                )}
                {entry.payment !== undefined && (
                  <UndoPayment stay={stay} onDone={onDone} entry={entry} payment={entry.payment} />
                )}
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

interface UndoPaymentProps extends PanelProps {
  readonly entry: Entry;
  /** Its reference. */
  readonly payment: string;
}

/** Undoes a payment that was pressed by mistake: two presses, while its till is open. */
function UndoPayment({ stay, onDone, entry, payment }: UndoPaymentProps) {
  const { shownMoney } = useMotel();
  const [isAsked, setAsked] = useState(false);
  const undo = usePress('undoPayment');
  const amount = shownMoney(subtract(NO_MONEY, entry.amount));
  const press = async () => {
    const done = await undo.press({ parts: { id: stay.id }, body: { version: stay.version, payment } });
    if (done !== undefined) onDone(`${amount} undone: the guest owes it again.`);
    else setAsked(false);
  };
  return (
    <>
      {isAsked ? (
        <button type="button" className={edit} disabled={undo.isPressing} onClick={press}>
          Yes, {amount} was not taken
        </button>
      ) : (
        <button type="button" className={edit} onClick={() => setAsked(true)}>
          Undo
        </button>
      )}
      {undo.problem !== undefined && <Alert tone="error">{undo.problem.message}</Alert>}
    </>
  );
}
