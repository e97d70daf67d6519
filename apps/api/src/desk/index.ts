import type { DeskCallName } from '@motel/api-client/desk-contracts';
import type { DeskDeed } from '../staff/index.ts';
import type { StayDeskContext } from '../stays/index.ts';
import * as calls from './desk-calls.ts';

export { endDays } from './books/days/end-day.ts';
export { recordBackup } from './books/morning/record-backup.ts';
export { issueDueInvoices } from './companies/issue-due-invoices.ts';
export { releaseUnnamed } from './groups/release-unnamed.ts';
export { hasOwner, join, joinOptions, linkFirstOwner } from './people/invite-person.ts';

/** The calls by which a browser signs in and out; they are about its cookies. */
export type DoorCall = 'me' | 'signOut' | 'signInOptions' | 'signIn' | 'lookAtLink' | 'joinOptions' | 'join';

type UseCases = { readonly [Name in Exclude<DeskCallName, DoorCall>]: DeskDeed<Name, StayDeskContext> };

export const deskCalls: UseCases = { ...calls };
