/** What a guest has left open in this tab, and goes on with at a room: its code loads for them alone. */
export { AddingRoom } from './AddingRoom.tsx';
export { addRoom } from './add-room.ts';
export { releaseCancelled } from './release-cancelled.ts';
