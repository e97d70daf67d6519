export { cleanings, tickRoom, vacateRooms } from './cleaning.ts';
export * from './closures.ts';
export { isGivenUp } from './given-up.ts';
export { bestRooms, knownSpan, proposeRooms, type RoomChoice } from './propose-rooms.ts';
export * from './room-nights.ts';
export * from './rooms.ts';
export { retireRooms, syncRooms } from './sync-rooms.ts';
export { doorsFromNear, nearOf, setWishes, wishesOf } from './wishes.ts';
