export { recordBackup } from './books/index.ts';
export type { DeskContext } from './desk.ts';
export { type DeskAsked, type DeskUseCase, type DoorCall, deskCalls } from './desk-calls.ts';
export { hasOwner, linkFirstOwner } from './people/first-owner.ts';
export { join, joinOptions } from './people/join.ts';
export { giveChosenRoom } from './stay/give-chosen-room.ts';
export { isGoneBy } from './stay/is-gone-by.ts';
export { settleBalance } from './stay/settle-balance.ts';
export type { StayDeskContext } from './stay/stay-desk.ts';
