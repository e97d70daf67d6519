export { endDays, recordBackup } from './books/index.ts';
export { type DoorCall, deskCalls } from './desk-calls.ts';
export { hasOwner, linkFirstOwner } from './people/invite-person.ts';
export { join, joinOptions } from './people/join.ts';
