import { type GuestDetails, guestFacts, guestName, nightsOf } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { oneLine, quoted } from '../guest-words.ts';

export type StayFacts = Pick<Booking, 'reference' | 'checkIn' | 'checkOut' | 'party' | 'plan'> & {
  readonly property: { readonly title: string };
};

export function stayFacts({ t, counted, partyWords, dateWords }: Words, stay: StayFacts): string {
  const { party } = stay;
  return [
    t('Booking: {reference}', { reference: stay.reference }),
    t('Room: {title}, {rooms}', { title: stay.property.title, rooms: counted(party.rooms, 'room') }),
    ...(stay.plan ? [stay.plan.label] : []),
    t('Check-in: {checkIn}', { checkIn: dateWords(stay.checkIn, 'longDate') }),
    t('Check-out: {checkOut}', { checkOut: dateWords(stay.checkOut, 'longDate') }),
    t('Nights: {nights}', { nights: nightsOf(stay) }),
    t('Guests: {party}', { party: partyWords(party) }),
  ].join('\n');
}

/** The guest and how to reach them, the words of each field of the form below its name; notes are quoted elsewhere. */
export function guestLines(guest: GuestDetails): string {
  return [
    `Guest:\n${quoted(oneLine(guestName(guest)))}`,
    ...guestFacts(guest)
      .filter(({ field }) => field.kind !== 'note')
      .map(({ label, text }) => `${label}:\n${quoted(oneLine(text))}`),
  ].join('\n');
}

/** The motel and how to reach it, as a letter to a guest ends. */
export function signature({ motel }: Pick<Words, 'motel'>): string {
  return [motel.name, ...motel.addressLines, motel.phone.shown, motel.email].join('\n');
}
