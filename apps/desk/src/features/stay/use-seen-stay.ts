import type { DeskStay } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, subtract } from '@motel/booking-core';
import { useState } from 'react';
import { newInStory } from './stay-differences.ts';

/**
 * Remembers the stay as a person saw it. A change by another person is shown at once, but does not count as seen until
 * the person says so: the server refuses a change of another version. Their own changes they have seen.
 * @param name of this person: names of people at the desk are unique
 */
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
