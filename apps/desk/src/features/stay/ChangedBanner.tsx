import type { DeskStay } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, subtract } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { shownParty } from '../../shared/format/shown-stay.ts';
import { DETAIL_LABELS, DETAILS_BESIDE_NAME, shownDetail } from '../../shared/guest/details.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { both } from './cards.css.ts';
import { stayTags } from './StayHead.tsx';

interface ChangedBannerProps {
  /** As this person has seen it. */
  readonly before: DeskStay;
  readonly now: DeskStay;
  /** Of this person. */
  readonly name: string | undefined;
  /** The person has read what changed. */
  readonly onSeen: () => void;
}

/** Another person changed this stay: who, what, and both beside each other. */
export function ChangedBanner({ before, now, name, onSeen }: ChangedBannerProps) {
  const motel = useMotel();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={both}>
      <Alert
        tone="error"
        icon={<DeskIcon name="warning" />}
        action={
          <DeskButton variant="bad" onClick={isOpen ? onSeen : () => setOpen(true)}>
            {isOpen ? 'Go on' : 'See both'}
          </DeskButton>
        }
      >
        <strong>{whoChanged(before, now, name)}</strong> Nothing of yours was saved over it.
      </Alert>
      {isOpen && (
        <Sheet
          label="What changed"
          columns={['What changed', 'As you saw it', 'Now']}
          rows={stayDifferences(motel, before, now).map(({ what, ...values }) => [
            what,
            what,
            values.before,
            values.now,
          ])}
        />
      )}
    </div>
  );
}

/** The newest thing in the story that was not there before, of another person where one did it. */
function whoChanged(before: DeskStay, now: DeskStay, name: string | undefined): string {
  const fresh = newInStory(before, now);
  const latest = fresh.find(({ by }) => by !== undefined && by !== name) ?? fresh[0];
  const what = latest === undefined ? '' : `: ${[latest.title, latest.detail].filter(Boolean).join(', ')}`;
  return `${latest?.by ?? 'The guest or the payment provider'} changed this stay a moment ago${what}.`;
}

export function stayDifferences(motel: DeskMotel, before: DeskStay, now: DeskStay) {
  return FACTS.map(({ what, of }) => ({ what, before: of(before, motel), now: of(now, motel) })).filter(
    (fact) => fact.before !== fact.now,
  );
}

const FACTS: readonly { readonly what: string; readonly of: (stay: DeskStay, motel: DeskMotel) => string }[] =
  [
    { what: 'State', of: (stay, motel) => stayTags(motel, stay)[0]?.words ?? '' },
    { what: 'Kind of room', of: ({ type }) => type.title },
    { what: 'Room', of: ({ rooms }) => shownRooms(rooms) || 'none yet' },
    { what: 'Dates', of: ({ checkIn, checkOut }) => shownDates(checkIn, checkOut) },
    { what: 'Guests', of: ({ party }) => shownParty(party) },
    { what: 'Name', of: ({ guest }) => `${guest.firstname} ${guest.lastname}` },
    ...DETAILS_BESIDE_NAME.map((detail) => ({
      what: DETAIL_LABELS[detail.name],
      of: ({ guest }: DeskStay) => shownDetail(detail, guest[detail.name]) || 'none',
    })),
    { what: 'Car', of: ({ guest }) => guest.car || 'none' },
    { what: 'Price', of: ({ folio }, { shownMoney }) => shownMoney(folio.total) },
    { what: 'Balance', of: ({ folio }, { shownMoney }) => shownMoney(folio.balance) },
    {
      what: 'Waits for payment',
      of: ({ waiting }, { shownMoney }) =>
        waiting.map(({ amount }) => shownMoney(amount)).join(', ') || 'nothing',
    },
  ];

/** The new entries of the story, newest first. */
function newInStory(before: DeskStay, now: DeskStay): DeskStay['story'] {
  const known = new Set(before.story.map(({ at, title, detail }) => `${at} ${title} ${detail}`));
  return now.story.filter(({ at, title, detail }) => !known.has(`${at} ${title} ${detail}`));
}

/** Another's change shows at once, but counts as seen only once this person says so. @param name is unique */
export function useSeenStay(stay: DeskStay, name: string | undefined) {
  const [seen, setSeen] = useState(stay);
  const isSame = seen.version === stay.version;
  const [arrived, setArrived] = useState<Cents | undefined>(undefined);
  const payment = isSame ? NO_MONEY : arrivedPayment(seen, stay);
  const isSeen = isSame || payment > 0 || isOwnChange(seen, stay, name);
  if (seen !== stay && isSeen) setSeen(stay);
  if (seen !== stay && payment > 0) setArrived(payment);
  return {
    /** The stay as this person has seen it: its version goes with each change. */
    seen: isSeen ? stay : seen,
    /** Another person, the guest or the payment provider has changed it since. */
    isChanged: !isSeen,
    /** From now on the current stay counts as seen. */
    see: () => setSeen(stay),
    /** A payment that has arrived while the person looked; it counts as seen. */
    arrived,
    forgetArrived: () => setArrived(undefined),
  };
}

/** The money that has come from the guest, where no person at the desk changed the stay: $0 otherwise. */
export function arrivedPayment(before: DeskStay, now: DeskStay): Cents {
  const isByPerson = newInStory(before, now).some(({ by }) => by !== undefined);
  return isByPerson ? NO_MONEY : subtract(now.folio.paid, before.folio.paid);
}

/** Whether this person changed the stay, and no other person did. */
export function isOwnChange(before: DeskStay, now: DeskStay, name: string | undefined): boolean {
  const people = newInStory(before, now).flatMap(({ by }) => by ?? []);
  return people.length > 0 && people.every((by) => by === name);
}
