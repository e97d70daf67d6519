import type { GuestCardData } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fieldsOf } from '../../shared/field/fields.ts';
import { motelDay, shownFullDate, shownShortDate } from '../../shared/format/shown-dates.ts';
import { dashedNumber } from '../../shared/guest/details.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead, PageWait } from '../../shared/parts/PageHead.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { StayLink } from '../../shared/sheet/StayLink.tsx';
import { cards, form, two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { DataCard } from './DataCard.tsx';
import { SamePersonCard } from './SamePersonCard.tsx';

/** A guest as a person: their stays under each of their numbers, and what the desk knows of them. */
export function GuestPage() {
  const { id = '' } = useParams();
  const { data, error } = useDesk('guestCard', { parts: { id } }, { refresh: false });
  if (data === undefined) return <PageWait title="Guest" error={error} />;
  return <Guest guest={data} />;
}

function Guest({ guest }: { readonly guest: GuestCardData }) {
  const { shownMoney } = useMotel();
  const isOwner = useMay('owner');
  return (
    <>
      <PageHead
        title={guest.name === '' ? 'Guest' : guest.name}
        note={[dashedNumber(guest.phone), guest.email].filter((words) => words !== '').join(' · ')}
      />
      <Figures
        label="The guest in figures"
        items={[
          [guest.stays.length, guest.stays.length === 1 ? 'stay' : 'stays'],
          [guest.nights, 'room nights'],
          [shownMoney(guest.spent), 'in all'],
        ]}
      />
      <div className={cards}>
        {guest.notAgain !== undefined && (
          <Alert tone="error">
            <strong>Not again.</strong> {guest.notAgain}
          </Alert>
        )}
        <div className={two}>
          <KnownCard key={`${guest.id} ${guest.written?.at}`} guest={guest} />
          <SamePersonCard guest={guest} />
        </div>
        <StaysCard stays={guest.stays} />
        {isOwner && <DataCard guest={guest} />}
      </div>
    </>
  );
}

function StaysCard({ stays }: Pick<GuestCardData, 'stays'>) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="Stays" count={stays.length}>
      <Sheet
        label="Stays of the guest"
        empty="No stay yet."
        columns={['Stay', 'Room', 'Nights', 'State', { amount: 'Cost' }]}
        rows={stays.map((stay) => [
          stay.id,
          <StayLink key={stay.id} id={stay.id} reference={stay.reference} />,
          stay.roomType,
          `${shownShortDate(stay.checkIn)}, ${stay.checkIn.slice(0, 4)} to ${shownShortDate(stay.checkOut)}`,
          stay.status,
          shownMoney(stay.total),
        ])}
      />
    </DeskCard>
  );
}

/** Wishes and notes about a guest, and whether the motel wants to see them again. */
function KnownCard({ guest }: { readonly guest: GuestCardData }) {
  const { press, isPressing, problem } = usePress('keepGuestCard');
  const { wishes, note, notAgain = '', written } = guest;
  const [typed, setTyped] = useState({ wishes, note, notAgain });
  const field = fieldsOf(typed, (part) => setTyped({ ...typed, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    await press({ parts: { id: guest.id }, body: typed });
  }

  return (
    <DeskCard title="What we know" aside={written && `${written.by}, ${shownFullDate(motelDay(written.at))}`}>
      <form className={form} onSubmit={save}>
        <TextField label="Wishes" rows={2} maxLength={1000} {...field('wishes')} />
        <TextField label="Notes" rows={3} maxLength={1000} {...field('note')} />
        <TextField
          label="Not again, because"
          maxLength={1000}
          hint="Shown to anyone who books for this guest. Leave empty if they are welcome."
          {...field('notAgain')}
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
