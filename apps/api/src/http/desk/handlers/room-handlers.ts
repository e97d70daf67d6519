import type { ROOM_CALLS } from '@motel/api-client/desk-contracts';
import {
  addRoomAtDesk,
  assignRoom,
  changeRoomAtDesk,
  checkIn,
  checkOut,
  cleanRoom,
  closeRoomAtDesk,
  giveRooms,
  listChores,
  listRooms,
  previewClosure,
  proposeAtDesk,
  reopenRoom,
  reportRoom,
  retireRoomAtDesk,
  roomChoices,
  undoAttendance,
  wishRooms,
} from '../../../desk/index.ts';
import { succeed } from '../../../shared/outcome.ts';
import { mayDo } from '../../../staff/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const roomHandlers: DeskHandlers<keyof typeof ROOM_CALLS> = {
  // Housekeeping learns no guest's name.
  rooms: async (context, { atDesk }) => succeed(await listRooms(context, mayDo(atDesk.person, 'clerk'))),
  roomChoices: (context, { parts }) => roomChoices(context, parts.id),
  assignRoom: (context, asked) => assignRoom(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  giveRooms: (context, asked) => giveRooms(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  setWishes: (context, asked) => wishRooms(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  proposeRooms: (context, asked) => proposeAtDesk(context, byPerson(asked)),
  checkIn: (context, asked) => checkIn(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  checkOut: (context, asked) => checkOut(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  undoAttendance: (context, asked) => undoAttendance(context, asked.parts, byPerson(asked)),
  previewClosure: (context, { parts, query }) => previewClosure(context, { ...parts, ...query }),
  closeRoom: (context, asked) => closeRoomAtDesk(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  reopenRoom: (context, asked) => reopenRoom(context, asked.parts.id, byPerson(asked)),
  addRoom: (context, asked) => addRoomAtDesk(context, asked.body, byPerson(asked)),
  changeRoom: (context, asked) =>
    changeRoomAtDesk(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  retireRoom: (context, asked) => retireRoomAtDesk(context, asked.parts.id, byPerson(asked)),
  chores: async (context) => succeed(await listChores(context)),
  cleanRoom: (context, asked) => cleanRoom(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
  reportRoom: (context, asked) => reportRoom(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
};
