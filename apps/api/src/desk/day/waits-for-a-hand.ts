import type { HandWire } from '@motel/api-client/desk-contracts';
import { addDays } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type ListedStay, listedHolds, restsDue, stayVersions } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { unwelcomeGuests } from '../../guests/index.ts';
import { linkMailKey, type OutboxRow, unsentMails, writtenMails } from '../../mail/index.ts';
import { openItemWords } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { type Attention, findAttention, STUCK_AFTER } from '../attention.ts';
import { staysToCome } from '../guests/stays-of-guests.ts';

/** Milliseconds. A hold that ends sooner may need a call to its guest. */
const SOON = { guests: 10 * 60_000, desk: 60 * 60_000 } as const;

/** Days for which the motel itself asks for a rest. */
const REST_DAYS = 3;

/** Money, holds, mails and the payment provider, the oldest of each kind first. Its statements do not grow in number. */
export async function waitsForAHand(words: Words, db: Db, now: Date): Promise<HandWire[]> {
  const { motel } = words;
  const unsent = await unsentMails(db, after(now, -STUCK_AFTER));
  const mails = unsent.filter((mail) => mail.last_error !== null);
  const aboutMails = mails.map(({ linked_booking_id }) => linked_booking_id);
  const { items, refunds, references, silentProvider } = await findAttention(db, now, aboutMails);
  const holds = await listedHolds(db, { guests: after(now, SOON.guests), desk: after(now, SOON.desk) });
  const ids = holds.map(({ id }) => id);
  const linkKeys = ids.map((id) => linkMailKey('stay', id));
  const mailed = await writtenMails(db, linkKeys);
  const versions = await stayVersions(db, ids);
  const unwelcome = await unwelcomeGuests(db);
  const booked = await staysToCome(db, [...unwelcome.keys()], deskDayAt(motel, now));
  const rests = await restsDue(db, addDays(deskDayAt(motel, now), -REST_DAYS));
  const referenceOf = (id: string | null) => (id === null ? undefined : references.get(id));
  return [
    ...items.map((item) => itemHand(words, item, referenceOf(item.booking_id))),
    ...refunds.map((refund) => refundHand(words, refund, referenceOf(refund.bookingId))),
    ...holds.map((hold) =>
      holdHand(
        words,
        hold,
        mailed.has(linkMailKey('stay', hold.id)) ? versions.get(hold.id) : undefined,
        now,
      ),
    ),
    ...booked.map((stay) => unwelcomeHand(words, stay, unwelcome.get(stay.guestId) ?? '')),
    ...rests.map((rest) => restHand(words, rest)),
    ...mails.map((mail) => mailHand(mail, referenceOf(mail.linked_booking_id))),
    ...(silentProvider === undefined ? [] : [silentHand(words, silentProvider.since, now)]),
  ];
}

/** Opens the stay, or the list of all that is wrong. */
function look(reference?: string): HandWire['remedy'] {
  return reference === undefined
    ? { do: 'open-page', label: 'Open the morning check', page: 'morning' }
    : { do: 'open-stay', label: 'Open the stay', reference };
}

type Of<Find extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>[number];

function moneyHand(id: string, title: string, details: string, reference?: string): HandWire {
  return { id, kind: 'money', isUrgent: true, title, details, remedy: look(reference) };
}

function itemHand(words: Words, item: Attention['items'][number], reference: string | undefined): HandWire {
  const { title } = openItemWords(words, item.kind, item.amount);
  const details = reference === undefined ? 'It is open until somebody closes it.' : `Stay ${reference}.`;
  return moneyHand(`item ${item.provider} ${item.reference}`, `${title}.`, details, reference);
}

function refundHand(
  { shownMoney }: Words,
  { idempotencyKey, amount }: Attention['refunds'][number],
  reference: string | undefined,
): HandWire {
  const details = 'The payment provider has not accepted the refund; the motel retries.';
  const title = `${shownMoney(amount)} did not go back yet.`;
  return moneyHand(`refund ${idempotencyKey}`, title, details, reference);
}

function mailHand({ id, recipient, subject }: OutboxRow, reference: string | undefined): HandWire {
  return {
    id: `mail ${id}`,
    kind: 'mail',
    isUrgent: false,
    title: 'A mail was not sent.',
    details: `“${subject}” to ${recipient}.`,
    remedy: look(reference),
  };
}

function unwelcomeHand(
  { shownDate }: Words,
  { id, reference, checkIn }: Of<typeof staysToCome>,
  reason: string,
): HandWire {
  return {
    id: `unwelcome ${id}`,
    kind: 'guest',
    isUrgent: false,
    title: `Somebody marked “not again” comes on ${shownDate(checkIn)}.`,
    details: reason,
    remedy: look(reference),
  };
}

function restHand(
  { shownDate, shownMoney }: Words,
  { id, reference, balance, due }: Of<typeof restsDue>,
): HandWire {
  const day = due === null ? 'arrival' : shownDate(due);
  const details = `They were due on ${day}. A guest with a mail address was asked twice.`;
  return moneyHand(`rest ${id}`, `${shownMoney(balance)} of ${reference} are not paid.`, details, reference);
}

function silentHand({ shownTime }: Words, since: Date, now: Date): HandWire {
  const details = `Its payments are not known since ${shownTime(since, now)}.`;
  return moneyHand('provider', 'No news from the payment provider.', details);
}

/** @param version where the desk has mailed a payment link for it */
function holdHand(
  { shownHour }: Words,
  { id, reference, firstName, lastName, property, heldUntil: until }: ListedStay,
  version: string | undefined,
  now: Date,
): HandWire {
  return {
    id: `hold ${id}`,
    kind: 'hold',
    isUrgent: false,
    title: until === null || until <= now ? 'A hold ends now.' : `A hold ends at ${shownHour(until)}.`,
    details: `${firstName} ${lastName}, ${property.title}, has not paid yet.`,
    remedy:
      version !== undefined
        ? { do: 'mail-link', label: 'Send the link again', stay: { id, version } }
        : { do: 'open-stay', label: 'Open the stay', reference },
  };
}
