import type { DeskRight } from '@motel/api-client/desk-contracts';

/** About the people at the desk and their doors. */
export const PEOPLE_REFUSALS = {
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
