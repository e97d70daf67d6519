import { RoomBoard } from '../features/rooms/RoomBoard.tsx';
import { RoomPrice } from '../features/words/RoomPrice.tsx';
import type { RoomParts } from '../features/words/rooms-in-text.ts';

export const roomsInText: RoomParts = { Price: RoomPrice, Cards: RoomBoard };
