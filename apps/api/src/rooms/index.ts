export { type Cleanings, cleanings, tickRoom, vacateRooms } from './cleaning.ts';
export {
  closeRoom,
  closuresFrom,
  liftClosure,
  type RoomClosure,
  roomClosedBy,
  roomOfClosure,
} from './closures.ts';
export { isGivenUp } from './given-up.ts';
export { lackingNights, nightsWithin } from './lacking-nights.ts';
export { lockNumbers } from './lock-numbers.ts';
export { bestRooms, knownSpan, proposeRooms, type RoomChoice } from './propose-rooms.ts';
export {
  keepRoomNights,
  leaveAllRooms,
  leaveRooms,
  type RoomOfStay,
  roomsOfStays,
  roomsOfStaysWithin,
  takenRooms,
  takeRoom,
} from './room-nights.ts';
export { addRoom, changeRoom, findRoom, lockRoom, type Room, retireRoom, roomsInUse } from './rooms.ts';
export { roomsOfNight } from './rooms-of-night.ts';
export { retireRooms, syncRooms } from './sync-rooms.ts';
export { doorsFromNear, nearOf, setWishes, wishesOf } from './wishes.ts';
