export { cleanSince, tickRoom } from './cleaning.ts';
export {
  closeRoom,
  closuresFrom,
  liftClosure,
  type RoomClosure,
} from './closures.ts';
export { bestRooms, knownSpan, proposeRooms, type RoomChoice } from './propose-rooms.ts';
export {
  keepRoomNights,
  leaveRooms,
  type RoomOfStay,
  roomsOfStays,
  roomsOfStaysWithin,
  takenRooms,
  takeRoom,
} from './room-nights.ts';
export { addRoom, changeRoom, findRoom, type Room, retireRoom, roomsInUse } from './rooms.ts';
export { syncRooms } from './sync-rooms.ts';
export { doorsFromNear, nearOf, setWishes, wishesOf } from './wishes.ts';
export { type WrongNumber, wrongNumbers } from './wrong-numbers.ts';
