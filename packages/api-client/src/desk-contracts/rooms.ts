import { ROOM_STATES } from '@motel/booking-core/booking';
import * as z from 'zod/mini';
import { count, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { note } from './notes.ts';
import { askedDate, instant, reason, roomType, stayDates, text, version } from './stay-fields.ts';

export const ROOM_TRAITS = ['quiet', 'ground floor', 'upstairs'] as const;
export const roomTrait = z.enum(ROOM_TRAITS);
export const roomWishes = z.array(roomTrait).check(z.maxLength(ROOM_TRAITS.length));
/** The same in an address: `quiet,upstairs`. */
export const roomWishesText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(100)),
    z.transform((words) => words.split(',')),
  ),
  roomWishes,
);
/** As it is on a door. */
const roomNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(8));

export const roomState = z.enum(ROOM_STATES);

const closure = z.object({ id: text, ...stayDates, reason: text, by: text });

const numberedRoom = z.object({
  id: text,
  number: text,
  traits: z.array(roomTrait),
  state: roomState,
  /** The stay that has it tonight. */
  stay: z.optional(z.object({ id: text, name: text, checkOut: z.iso.date() })),
  /** Closures from today on. */
  closures: z.array(closure),
  /** Its faults: open notes, oldest first. */
  notes: z.array(note),
});
export type RoomTrait = z.output<typeof roomTrait>;

export const roomChoice = z.object({
  id: text,
  number: text,
  /** For a stay that begins tonight; before a later one it is cleaned. */
  isClean: z.boolean(),
  /** Why it stands here: `quiet, as wished`, `fills the gap between two stays`. */
  words: text,
});

export const roomIds = z.array(text).check(z.minLength(1), z.maxLength(50));

/** The rooms of a stay: for each its number and nights. */
export const roomOfStay = z.object({ roomId: text, number: text, ...stayDates });

/** A stay that leaves a room before it closes, or before others stay in it. */
export const moveOut = z.object({
  stayId: text,
  reference: text,
  name: text,
  /** The nights that leave the room. */
  ...stayDates,
  /** The rooms that take them, in the order of time. */
  to: z.array(roomOfStay),
});
export type MoveOut = z.output<typeof moveOut>;

/** One room of such a stay, as the person was shown it. */
const shownMove = z.object({ stayId: text, roomId: text, ...stayDates });
export const shownMoves = z.array(shownMove).check(z.maxLength(1000));

/** The rooms of the stay, and its version after the press. */
const roomsAnswer = z.object({ rooms: z.array(roomOfStay), version });

const chore = z.object({
  roomId: text,
  number: text,
  type: roomType,
  kind: z.enum(['departure', 'stay-over', 'free']),
  hasDog: z.boolean(),
  /** Of a stay-over: which night it was. Every third one asks for a full change. */
  night: z.optional(count),
  /** Of a departure: the guest has left. */
  isGone: z.boolean(),
  /** Guests are in it who should have left on a day before. */
  isOverdue: z.boolean(),
  /** Another guest comes tonight. */
  isNext: z.boolean(),
  /** When that guest said to come. */
  nextAt: z.optional(instant),
  done: z.optional(z.object({ by: text, at: z.iso.datetime() })),
});
export type ChoreWire = z.output<typeof chore>;

/** Rooms with their numbers: in whose hands they are, out of order, and clean. */
export const ROOM_CALLS = {
  rooms: get('housekeeping', '/rooms', {
    answer: z.object({
      day: z.iso.date(),
      types: z.array(z.object({ ...roomType.shape, rooms: z.array(numberedRoom) })),
    }),
  }),
  /** Rooms that are free for a stay, from tonight or its first night on. */
  roomChoices: get('clerk', '/stays/{id}/room-choices', {
    answer: z.object({
      choices: z.array(roomChoice),
      wishes: z.array(roomTrait),
      /** The stay whose room the guest wishes to be near. */
      near: z.optional(z.object({ reference: text, name: text })),
    }),
  }),
  /** Gives a stay a room in place of another one, or as a further one. */
  assignRoom: post('clerk', '/stays/{id}/assign-room', {
    body: z.object({
      version,
      roomId: text,
      /** The room that it takes the place of, from tonight on. */
      insteadOf: z.optional(text),
    }),
    answer: roomsAnswer,
  }),
  /** Gives a stay all its rooms at once, in place of those that it has from tonight on. */
  giveRooms: post('clerk', '/stays/{id}/rooms', {
    body: z.object({ version, roomIds }),
    answer: roomsAnswer,
  }),
  /** Proposals keep them where they can. */
  setWishes: post('clerk', '/stays/{id}/wishes', {
    body: z.object({
      version,
      wishes: roomWishes,
      /** Another stay, by its id or the number that people read to each other. */
      near: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    }),
  }),
  /**
   * Proposes rooms for every stay without numbers that arrives in the next two weeks; `without` are those for which no
   * number is free on all nights.
   */
  proposeRooms: post('clerk', '/rooms/propose', {
    answer: z.object({ stays: count, without: z.array(z.object({ reference: text, name: text })) }),
  }),
  checkIn: post('clerk', '/stays/{id}/check-in', {
    body: z.object({
      version,
      /** The person knows that a room is not clean. */
      isUncleanAccepted: z.optional(z.boolean()),
    }),
    answer: z.extend(roomsAnswer, { balance: signedMoney }),
  }),
  checkOut: post('clerk', '/stays/{id}/check-out', {
    body: z.object({
      version,
      /** The person knows that money is due. */
      isBalanceAccepted: z.optional(z.boolean()),
      /** Of guests who leave before their last day: what becomes of the nights that are left. */
      early: z.optional(
        z.object({
          /** The guests pay for them all the same. */
          isPriceKept: z.boolean(),
          /** The amount that the person was shown; below $0 it goes back. */
          difference: signedMoney,
        }),
      ),
    }),
    answer: roomsAnswer,
  }),
  /** Undoes the last check-in or check-out. */
  undoAttendance: post('clerk', '/stays/{id}/undo-attendance', {
    body: z.object({ version }),
    answer: roomsAnswer,
  }),
  /** The stays that a closure moves, each with its other rooms. */
  previewClosure: get('clerk', '/rooms/{id}/closure-preview', {
    query: z.object({ checkIn: askedDate, checkOut: askedDate }),
    answer: z.object({ moves: z.array(moveOut) }),
  }),
  /** Takes a room out of order, and moves the stays in it as the person was shown. */
  closeRoom: post('clerk', '/rooms/{id}/close', {
    body: z.object({ checkIn: askedDate, checkOut: askedDate, reason, moves: z.optional(shownMoves) }),
    answer: z.object({ closureId: text }),
  }),
  reopenRoom: post('clerk', '/closures/{id}/reopen'),
  addRoom: post('owner', '/rooms', {
    body: z.object({ typeId: text, number: roomNumber, traits: z.array(roomTrait) }),
    answer: z.object({ id: text }),
  }),
  changeRoom: post('owner', '/rooms/{id}', {
    body: z.object({
      number: roomNumber,
      traits: z.array(roomTrait),
      /** The room as the person saw it. */
      seen: z.object({ number: text, traits: z.array(roomTrait) }),
    }),
  }),
  /** Gives a room up: one less of its kind is for sale. */
  retireRoom: post('owner', '/rooms/{id}/retire'),
  chores: get('housekeeping', '/housekeeping', {
    answer: z.object({
      day: z.iso.date(),
      chores: z.array(chore),
      /** Stays whose guests are in a room that is not noted: one that is listed as free may be theirs. */
      unnumbered: count,
    }),
  }),
  /** Ticks a room as clean, or takes the tick away. */
  cleanRoom: post('housekeeping', '/rooms/{id}/clean', { body: z.object({ isClean: z.boolean() }) }),
  /** Says that something is wrong in a room: a note that waits for the desk. */
  reportRoom: post('housekeeping', '/rooms/{id}/report', { body: z.object({ text: reason }) }),
};
