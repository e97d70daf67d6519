import type { DeskRight } from '@motel/api-client/desk-contracts';
import { BOOKS_REFUSALS } from './books-refusals.ts';
import { RATES_REFUSALS } from './rates-refusals.ts';
import { ROOM_REFUSALS } from './room-refusals.ts';
import { STAY_REFUSALS } from './stay-refusals.ts';

/** About the board of the night. */
const DAY_REFUSALS = {
  'not-expected': 'This stay is no longer booked: no guest is expected.',
  'night-too-far': 'The board shows nights from a year ago to a year ahead.',
};

/** About bookings that are brought over from a file. */
const IMPORT_REFUSALS = {
  'import-type-missing': 'The kind of room is missing.',
  'import-type-unknown': ({ called }: { called: string }) =>
    `No kind of room is called ${called}. Which one is it?`,
  'import-date-missing': 'The date is missing.',
  'import-date-unread': ({ text }: { text: string }) => `“${text}” is no date.`,
  'import-leaves-first': ({ date }: { date: string }) => `Leaves before it arrives. Perhaps ${date}?`,
  'import-over': 'This stay is over.',
  'import-amount-missing': 'The price is missing.',
  'import-amount-unread': ({ text }: { text: string }) => `“${text}” is no amount.`,
  'import-count-unread': ({ text }: { text: string }) => `“${text}” is no number.`,
  'import-paid-beyond': 'More is paid than the stay costs.',
  'import-full': ({ title, date }: { title: string; date: string }) => `${title} is sold out on ${date}.`,
  'import-changed': ({ ready }: { ready: number }) =>
    `Bookings have changed while you were reading: ${ready} rows are ready now. Nothing is imported yet.`,
  'import-nothing': 'No row is ready.',
  'import-unknown': 'There is no such import.',
  'import-undone': 'This import is undone already.',
  'import-too-old': ({ days }: { days: number }) => `An import can be undone for ${days} days.`,
};

/** About notes at the desk. */
const NOTE_REFUSALS = {
  'note-empty': 'Write the note first.',
  'note-too-long': ({ most }: { most: number }) => `A note has at most ${most} characters.`,
  'note-unknown': 'There is no such note.',
  'note-done-already': ({ by }: { by: string }) => `${by} has done this note already.`,
  'note-open-already': 'This note is open already.',
};

/** About the people at the desk and their doors. */
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
  'person-name-own': ({ name }: { name: string }) =>
    `The books call something else ${name}. Please write a name that differs, such as ${name} B.`,
  'person-name-taken': ({ name }: { name: string }) =>
    `There is a ${name} here already. Names tell people apart in the story of a stay: add an initial.`,
  'person-name-before': ({ name }: { name: string }) =>
    `${name} worked here before, and the books name them. Please write a name that differs, such as ${name} B.`,
  'last-owner': ({ name }: { name: string }) =>
    `${name} is the only owner with a passkey. Invite another owner first.`,
  'device-unknown': 'It has ended already.',
  'last-passkey': 'This is your only passkey. Add one on another device first.',
};

/** About the motel's content. */
const SITE_REFUSALS = {
  'no-such-part': 'There is no such part of the site.',
  'not-of-this-part': 'This part has no such field.',
  'page-is-there': ({ title }: { title: string }) =>
    `There is a page of the name ${title}. Call the new one something else.`,
  'page-is-needed': ({ title }: { title: string }) => `Guests need the page ${title}: it stays.`,
  'currency-of-stays': ({ currency }: { currency: string }) =>
    `The motel has stays that are paid in ${currency}: its currency stays.`,
  'no-such-version': 'There is no such earlier version.',
  'motel-has-stays': 'The motel has stays: its parts can be changed, and it cannot begin anew.',
  'no-photograph': ({ sentence }: { sentence: string }) => sentence,
  'no-such-picture': ({ path }: { path: string }) => `There is no picture ${path}: keep it first.`,
  'site-has-mistakes': ({ title, sentence }: { title: string; sentence: string }) =>
    `Nothing was published. ${title}: ${sentence}`,
};

/** The sentences of the front desk alone. */
export const DESK_REFUSALS = {
  'changed-meanwhile': ({ who, details }: { who: string; details: string }) =>
    `${who} changed this a moment ago: ${details}. Your change was not saved.`,
  ...PEOPLE_REFUSALS,
  ...RATES_REFUSALS,
  ...STAY_REFUSALS,
  ...NOTE_REFUSALS,
  ...ROOM_REFUSALS,
  ...BOOKS_REFUSALS,
  ...DAY_REFUSALS,
  ...IMPORT_REFUSALS,
  ...SITE_REFUSALS,
};
