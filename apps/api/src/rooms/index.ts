export { closuresWithin } from './closures-within.ts';
export {
  type KeptNights,
  keepRoomNights,
  leaveRooms,
  type RoomOfStay,
  roomsOfStays,
  roomsOfStaysWithin,
  takenRooms,
  takeRoom,
} from './room-nights.ts';
export { type Room, roomsInUse } from './rooms.ts';
export { syncRooms } from './sync-rooms.ts';
