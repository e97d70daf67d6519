import { NO_MONEY, subtract } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { usePress } from '../../shared/wire/use-press.ts';
import { edit } from './cards.css.ts';
import type { Entry } from './folio-entries.ts';
import type { PanelProps } from './panel/panel-props.ts';

interface UndoPaymentProps extends PanelProps {
  readonly entry: Entry;
  /** Its reference. */
  readonly payment: string;
}

/** Undoes a payment that was pressed by mistake: two presses, while its till is open. */
export function UndoPayment({ stay, onDone, entry, payment }: UndoPaymentProps) {
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
