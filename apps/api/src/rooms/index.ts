export { cleanings, tickRoom, vacateRooms } from './cleaning.ts';
export {
  closeRoom,
  closuresFrom,
  liftClosure,
  type RoomClosure,
  roomClosedBy,
  roomOfClosure,
} from './closures.ts';
export { isGivenUp } from './given-up.ts';
export { bestRooms, knownSpan, proposeRooms, type RoomChoice } from './propose-rooms.ts';
export {
  keepRoomNights,
  lackingNights,
  leaveAllRooms,
  leaveRooms,
  nightsWithin,
  type RoomOfStay,
  roomsOfNight,
  roomsOfStays,
  roomsOfStaysWithin,
  takenRooms,
  takeRoom,
} from './room-nights.ts';
export {
  addRoom,
  changeRoom,
  findRoom,
  lockNumbers,
  lockRoom,
  type Room,
  retireRoom,
  roomsInUse,
} from './rooms.ts';
export { retireRooms, syncRooms } from './sync-rooms.ts';
export { doorsFromNear, nearOf, setWishes, wishesOf } from './wishes.ts';
