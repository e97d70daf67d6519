import type { GuestCardData } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { Alert, TextField } from '@motel/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useFields } from '../../shared/field/fields.ts';
import { motelDay, shownFullDate, shownShortDate } from '../../shared/format/shown-dates.ts';
import { dashedNumber } from '../../shared/guest/details.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead, PageWait } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { saveJson } from '../../shared/save-file.ts';
import { Figures, Sheet, StayLink } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { cards, form, row, two } from '../../shared/sheet/sheet-page.css.ts';
import { callDesk, useDesk, usePress } from '../../shared/wire/calls.ts';
import { list, other as otherStyle, soft } from './guest.css.ts';

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
      <PageHead title={guest.name === '' ? 'Guest' : guest.name} note={reached(guest)} />
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

/** `403-555-0188 · ada@example.ca` */
function reached({ phone, email }: Pick<GuestCardData, 'phone' | 'email'>): string {
  return [dashedNumber(phone), email].filter((words) => words !== '').join(' · ');
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

function KnownCard({ guest }: { readonly guest: GuestCardData }) {
  const { wishes, note, notAgain = '', written } = guest;
  const { typed, field } = useFields({ wishes, note, notAgain });
  return (
    <DeskCard title="What we know" aside={written && `${written.by}, ${shownFullDate(motelDay(written.at))}`}>
      <div className={form}>
        <PressForm
          call="keepGuestCard"
          asked={{ parts: { id: guest.id }, body: typed }}
          deed="Save"
          variant="ink"
        >
          <TextField label="Wishes" rows={2} maxLength={1000} {...field('wishes')} />
          <TextField label="Notes" rows={3} maxLength={1000} {...field('note')} />
          <TextField
            label="Not again, because"
            maxLength={1000}
            hint="Shown to anyone who books for this guest. Leave empty if they are welcome."
            {...field('notAgain')}
          />
        </PressForm>
      </div>
    </DeskCard>
  );
}

function SamePersonCard({ guest }: { readonly guest: GuestCardData }) {
  const merging = usePress('mergeGuests');
  const parting = usePress('partGuests');
  const problem = merging.problem ?? parting.problem;
  const others = [
    ...guest.merged.map((other) => ({
      other,
      words: 'Merged into this card.',
      deed: 'Part again',
      ...parting,
    })),
    ...guest.alike.map((other) => ({
      other,
      words: 'Has the same name or mail address.',
      deed: 'Merge',
      ...merging,
    })),
  ];
  return (
    <DeskCard title="The same person">
      {others.length === 0 && <p className={soft}>No other guest has this name or mail address.</p>}
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ul className={list}>
        {others.map(({ other, words, deed, press, isPressing }) => (
          <li key={other.id} className={otherStyle}>
            <p>
              <Link className={rowLink} to={`/guests/${other.id}`}>
                {other.name}
              </Link>{' '}
              {reached(other)} · {counted(other.stays, 'stay')}. {words}
            </p>
            <DeskButton
              disabled={isPressing}
              onClick={() => press({ parts: { id: guest.id }, body: { other: other.id } })}
            >
              {deed}
            </DeskButton>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

function DataCard({ guest }: { readonly guest: GuestCardData }) {
  const erasing = usePress('eraseGuest');
  const [isAsked, setAsked] = useState(false);
  const [erased, setErased] = useState<number | undefined>(undefined);
  const [lost, setLost] = useState<string | undefined>(undefined);
  const problem = lost ?? erasing.problem?.message;
  const parts = { id: guest.id };

  async function handOut() {
    setLost(undefined);
    try {
      saveJson(`guest-${guest.id}.json`, (await callDesk('exportGuest', { parts })).data);
    } catch {
      setLost('The data could not be read. Press again.');
    }
  }

  async function erase() {
    const answer = await erasing.press({ parts });
    if (answer) setErased(answer.stays);
    setAsked(false);
  }

  return (
    <DeskCard title="Their data" isInset>
      <p>
        The law lets guests have all that the motel knows of them, and have it erased. Stays, payments,
        receipts and invoices stay in the books; name, telephone, mail address, car, notes and mails go for
        good. Backups from before keep them until you delete those.
      </p>
      {guest.cannotErase !== undefined && <p>{guest.cannotErase}</p>}
      {problem && <Alert tone="error">{problem}</Alert>}
      {erased !== undefined && (
        <Alert tone="success">
          The person is erased. The accounts of {counted(erased, 'stay')} stay in the books.
        </Alert>
      )}
      <div className={row}>
        <DeskButton icon="receipt" onClick={handOut}>
          Hand out the data
        </DeskButton>
        {isAsked ? (
          <>
            <DeskButton variant="bad" disabled={erasing.isPressing} onClick={erase}>
              Erase {guest.name} for good
            </DeskButton>
            <DeskButton onClick={() => setAsked(false)}>Back</DeskButton>
          </>
        ) : (
          <DeskButton disabled={guest.cannotErase !== undefined} onClick={() => setAsked(true)}>
            Erase this guest
          </DeskButton>
        )}
      </div>
    </DeskCard>
  );
}
