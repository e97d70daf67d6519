import type { GuestCardData } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { motelDay, shownFullDate } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { form } from '../../shared/sheet/sheet-page.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';

/** Wishes and notes about a guest, and whether the motel wants to see them again. */
export function KnownCard({ guest }: { readonly guest: GuestCardData }) {
  const { press, isPressing, problem } = usePress('keepGuestCard');
  const [wishes, setWishes] = useState(guest.wishes);
  const [note, setNote] = useState(guest.note);
  const [notAgain, setNotAgain] = useState(guest.notAgain ?? '');
  const { written } = guest;

  async function save(event: FormEvent) {
    event.preventDefault();
    await press({ parts: { id: guest.id }, body: { wishes, note, notAgain } });
  }

  return (
    <DeskCard title="What we know" aside={written && `${written.by}, ${shownFullDate(motelDay(written.at))}`}>
      <form className={form} onSubmit={save}>
        <TextField label="Wishes" rows={2} value={wishes} onChange={setWishes} maxLength={1000} />
        <TextField label="Notes" rows={3} value={note} onChange={setNote} maxLength={1000} />
        <TextField
          label="Not again, because"
          value={notAgain}
          onChange={setNotAgain}
          maxLength={1000}
          hint="Whoever books for them reads it. Empty: they may come again."
        />
        {problem && <Alert tone="error">{problem.message}</Alert>}
        <div>
          <DeskButton type="submit" variant="ink" disabled={isPressing}>
            Save
          </DeskButton>
        </div>
      </form>
    </DeskCard>
  );
}
