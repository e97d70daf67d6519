import type { DeskRight } from '@motel/api-client/desk-contracts';
import { type CivilDate, NO_MONEY } from '@motel/booking-core';
import { highestRate, type Words } from '@motel/content/server';
import { BOOKS_REFUSALS } from './books-refusals.ts';
import { STAY_REFUSALS } from './stay-refusals.ts';

interface SoldOut {
  readonly nights: string;
  readonly names: string;
}

const ROOM_REFUSALS = {
  'check-in-early': 'This stay begins on {date:date}. Change its dates first.',
  'check-out-balance': '{balance:price} is still due. Take it first, or check out with the balance.',
  'check-out-early': 'This stay is booked until {date:date}. Say what becomes of its other nights.',
  'chosen-room-gone':
    'The guest has paid for the change, but the chosen room could not be given: {why} Give the stay another room.',
  'closure-again': 'Room {number} is closed already on one of these nights.',
  'closure-empty': 'The day on which the room is free again is after its first night.',
  'closure-gone-by': 'The first night has gone by.',
  'closure-sold-out': (soldOut: SoldOut) => soldOutWords(soldOut),
  'closure-stuck': '{name} has no other room on {date:date}. Change or move a stay of that night first.',
  'closure-taken': (
    { number, names, date }: { number: string; names: string; date: CivilDate },
    { shownDate }: Words,
  ) => `Room ${number} cannot close: ${names} is booked there from ${shownDate(date)}. Move that stay first.`,
  'closure-too-long': 'A room closes for at most {most} nights at a time.',
  'closure-unknown': 'This room is open already.',
  'moves-changed': 'The stays in this room changed a moment ago. Look at the moves again, then press again.',
  'retire-sold': (soldOut: SoldOut) => soldOutWords(soldOut),
  'retire-taken': 'Room {number} is taken on {date:date}. Move that stay or open the room first.',
  'room-changed': ({ number, traits }: { number: string; traits: readonly string[] }) =>
    `Another person has changed this room: it is ${[number, ...traits].join(', ')} now.`,
  'room-clean-already': 'Room {number} is marked clean already.',
  'room-not-clean': ({ numbers, isOne }: { numbers: string; isOne: boolean }) =>
    isOne ? `Room ${numbers} is not clean yet.` : `Rooms ${numbers} are not clean yet.`,
  'room-in-use': '{name} is still in room {number}. Check them out first, or give another room.',
  'room-not-ticked': 'Room {number} is not marked clean.',
  'room-number-taken': 'There is a room {number} already.',
  'room-of-another-kind':
    "Room {number} is no {title}. Another kind of room has another price: change the stay's room.",
  'room-taken': 'Another stay or a closure has this room on one of these nights.',
  'room-taken-on': 'Room {number} is taken on {date:date}.',
  'room-unknown': 'There is no such room.',
  'rooms-all-given': 'This stay has all its rooms. Say which one it gives up.',
  'rooms-too-many': ({ most }: { most: number }) =>
    most === 1 ? 'This stay has one room: choose one.' : `This stay has ${most} rooms: choose no more.`,
  'rooms-none-free': 'No room of this kind has a free number on these nights. Move another stay first.',
  'stay-in-already': 'These guests are checked in already.',
  'stay-not-in': 'These guests are not checked in.',
  'stay-out-already': 'These guests are checked out already.',
  'wish-near-itself': 'A stay cannot be near itself. Give the reference of the other stay.',
  'wish-near-unknown': 'There is no stay {near}.',
} as const;

function soldOutWords({ nights, names }: SoldOut): string {
  const remedy = names === '' ? 'Open a closed room first' : `Move or cancel one of these first: ${names}`;
  return `Every room of this kind is sold or closed on ${nights}. ${remedy}.`;
}

const RATES_REFUSALS = {
  'tax-unnamed': '{tax}: say what it is called on receipts.',
  'tax-wrong': '{tax}: {field} {must}.',
  'code-days': 'The last day of booking is before the first one.',
  'code-exists': 'There is a code {code} already.',
  'code-gone': 'This code no longer exists. Someone has changed or ended it.',
  'code-least': 'The fewest nights must be a whole number from 1 to 365.',
  'code-name': 'A code has 1 to 40 letters, digits, hyphens or underscores, without spaces.',
  'code-off': (_: unknown, { shownPrice, motel }: Words) =>
    `A code takes off more than 0% and at most 100%, or an amount, up to ${shownPrice(highestRate(motel.money))}.`,
  'code-over': 'The last day of this code has gone by.',
  'code-plan': 'A plan of this code is not there.',
  'code-uses': 'Bookings at most is a whole number from 1 to 1,000,000.',
  'month-invalid': 'A month is written as 2027-07.',
  'plan-has-stays': ({ plan, stays }: { plan: string; stays: number }, { counted }: Words) =>
    `${plan}: ${counted(stays, 'stay')} to come ${stays === 1 ? 'was' : 'were'} sold by it. Stop selling it instead: leave it in no place.`,
  'rates-amount': (_: unknown, { shownPrice, motel }: Words) =>
    motel.money.decimals === 0
      ? `A price is ${shownPrice(NO_MONEY)} to ${shownPrice(highestRate(motel.money))}, without decimals.`
      : `A price is ${shownPrice(NO_MONEY)} to ${shownPrice(highestRate(motel.money))}, with at most two places after the point.`,
  'rates-below-zero': ({ night }: { night: string }, { shownPrice }: Words) =>
    `That would put the price of ${night} below ${shownPrice(NO_MONEY)}. Take less off.`,
  'rates-above-most': ({ night }: { night: string }, { shownPrice, motel }: Words) =>
    `That would put the price of ${night} above ${shownPrice(highestRate(motel.money))}. Add less.`,
  'rates-days-none': 'None of these nights is on one of these days of the week.',
  'rates-gone-by': '{last} has gone by. Prices of nights gone by stay as they were sold.',
  'rates-limits': 'Nights at least, and at most, are whole numbers from 1 to 365.',
  'rates-limits-order': 'A stay cannot have more nights at least than at most.',
  'rates-no-price': 'These nights have no price yet. Set a price first.',
  'rates-nothing': 'Nothing would change. Give a price, nights at least, or another restriction.',
  'rates-order': 'The last night is before the first one.',
  'rates-too-long': 'At most {most} nights can be set at once.',
  'rates-undo-clash':
    '{who} has changed the same prices since then ({note}). Undo that first, or set a price by hand.',
  'rates-undo-files': 'This version came with the motel’s files. It is changed there.',
  'rates-version-unknown': 'There is no such change of the rates.',
  'season-exists': 'There is a season {name} with these dates already.',
  'season-gone': 'This season no longer exists. Someone has changed or ended it.',
  'season-name': 'A season needs a name of 1 to 60 characters.',
  'season-dates': 'A season needs a first and a last night.',
  'season-empty': 'A season needs a price or a restriction for at least one room type.',
  'steps-invalid': 'A step begins on a night from 2 to 365, each night once, and takes 0% to 100% off.',
} as const;

const DAY_REFUSALS = {
  'not-expected': 'This stay is no longer booked: no guest is expected.',
  'night-too-far': 'The board shows nights from a year ago to a year ahead.',
} as const;

const GROUP_REFUSALS = {
  'group-join': 'Only a confirmed stay that the desk booked alone, without a link, can join a group.',
  'group-names': ({ rooms }: { rooms: number }, { counted }: Words) =>
    `There are more names than rooms: this group has ${counted(rooms, 'room')}.`,
  'group-release': 'Rooms without a name go back on sale on a day from today until the arrival.',
  'group-sold-out': 'Too few rooms of this kind are free: {title}. Nothing is booked.',
  'group-too-large': 'A group has at most {most} rooms.',
  'group-unknown': 'There is no such group.',
} as const;

const IMPORT_REFUSALS = {
  'import-type-unknown': 'No kind of room is called {called}. Which one is it?',
  'import-over': 'This stay is over.',
  'import-amount-unread': 'This amount cannot be paid.',
  'import-paid-beyond': 'More is paid than the stay costs.',
  'import-full': '{title} is sold out on {date}.',
  'import-changed':
    'Bookings have changed while you were reading: {ready} rows are ready now. Nothing is imported yet.',
  'import-unknown': 'There is no such import.',
  'import-undone': 'This import is undone already.',
  'import-too-old': 'An import can be undone for {days} days.',
} as const;

const NOTE_REFUSALS = {
  'note-empty': 'Write the note first.',
  'note-too-long': 'A note has at most {most} characters.',
  'note-unknown': 'There is no such note.',
  'note-done-already': '{by} has done this note already.',
  'note-open-already': 'This note is open already.',
} as const;

const PEOPLE_REFUSALS = {
  'desk-foreign-request': 'This request came from another site. Nothing was done.',
  'desk-signed-out': 'You are signed out. Sign in again; nothing that you typed is lost.',
  'desk-not-yours': ({ right }: { right: DeskRight }) =>
    right === 'owner' ? 'Only an owner may do this.' : 'Only the front desk may do this.',
  'desk-not-fresh': 'This needs a fresh sign-in. Sign in again; nothing that you typed is lost.',
  'passkey-too-late': 'That took longer than five minutes. Please try again.',
  'passkey-wrong': 'This passkey does not open the desk. Try again, or ask an owner for a new link.',
  'passkey-unknown': 'This passkey is not known here. Ask an owner for a link.',
  'passkey-ended': 'This passkey has been ended. Ask an owner for a new link.',
  'person-ended': 'Your work at the desk has ended here. Ask an owner if that is a mistake.',
  'passkey-not-made': 'The passkey could not be made. Please try again.',
  'passkey-known': 'This passkey is known already: sign in with it.',
  'link-unknown': 'This link opens nothing. Ask an owner for a new one.',
  'link-used': 'This link has been used, or a newer one was made. Sign in, or ask an owner for a new one.',
  'link-too-old': 'This link is older than a day. Ask an owner for a new one.',
  'person-unknown': 'There is no such person at the desk.',
  'person-name': 'A name has 1 to 60 characters.',
  'person-name-own':
    'The books call something else {name}. Please write a name that differs, such as {name} B.',
  'person-name-taken':
    'There is a {name} here already. Names tell people apart in the story of a stay: add an initial.',
  'person-name-before':
    '{name} worked here before, and the books name them. Please write a name that differs, such as {name} B.',
  'last-owner': '{name} is the only owner with a passkey. Invite another owner first.',
  'device-unknown': 'It has ended already.',
  'last-passkey': 'This is your only passkey. Add one on another device first.',
} as const;

const SITE_REFUSALS = {
  'no-such-part': 'There is no such part of the site.',
  'not-of-this-part': 'This part has no such field.',
  'page-is-there': 'There is a page of the name {title}. Call the new one something else.',
  'page-is-needed': 'Guests need the page {title}: it stays.',
  'currency-of-stays': 'The motel has stays that are paid in {currency}: its currency stays.',
  'no-such-version': 'There is no such earlier version.',
  'motel-has-stays': 'The motel has stays: its parts can be changed, and it cannot begin anew.',
  'no-photograph': ({ sentence }: { sentence: string }) => sentence,
  'no-such-picture': 'There is no picture {path}: keep it first.',
  'site-has-mistakes': 'Nothing was published. {title}: {sentence}',
} as const;

export const DESK_REFUSALS = {
  'changed-meanwhile': '{who} changed this a moment ago: {details}. Your change was not saved.',
  ...PEOPLE_REFUSALS,
  ...RATES_REFUSALS,
  ...STAY_REFUSALS,
  ...NOTE_REFUSALS,
  ...ROOM_REFUSALS,
  ...BOOKS_REFUSALS,
  ...DAY_REFUSALS,
  ...GROUP_REFUSALS,
  ...IMPORT_REFUSALS,
  ...SITE_REFUSALS,
} as const;
