/** Parts for a guest who left a payment or a form of /confirm open in this tab: they load for them alone. */
export { AddingRoom } from './AddingRoom.tsx';
export { addRoom } from './add-room.ts';
export { releaseCancelled } from './release-cancelled.ts';
