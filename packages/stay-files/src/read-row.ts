import {
  addDays,
  type Cents,
  type CivilDate,
  NO_MONEY,
  nightsOf,
  type Party,
  subtract,
  sum,
  times,
} from '@motel/booking-core';
import type { Answers, Decided, DraftRow, Texts } from './draft.ts';
import type { FieldName } from './fields.ts';
import type { MotelFacts } from './motel-facts.ts';
import type { amountsOf } from './read-amount.ts';
import { type DateOrder, readDate } from './read-date.ts';
import { kindOfRoom, readKind } from './read-kind.ts';
import { readName, spaced } from './read-name.ts';
import { readStatus } from './read-status.ts';

/** A booking of another system, with all that is written of it. */
export interface FoundStay extends Decided {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string;
  readonly typeId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly party: Party;
  readonly total: Cents;
  readonly paid: Cents;
  readonly note: string;
  /** The other system's number; empty where it has none. */
  readonly reference: string;
}

export interface RowProblem {
  readonly field: FieldName;
  readonly message: string;
  /** A text for the cell, with which the row would be right. */
  readonly instead?: string;
  /** The field that it contradicts. */
  readonly against?: FieldName;
}

/** A row as it is understood. `over` is of the past, `asked` waits for an answer about its status. */
export interface ReadRow {
  readonly number: number;
  readonly texts: Texts;
  readonly state: 'stay' | 'wrong' | 'cancelled' | 'over' | 'asked';
  readonly status?: string;
  readonly stay?: FoundStay;
  readonly problem?: RowProblem;
}

interface RowContext {
  readonly motel: MotelFacts;
  readonly answers: Answers;
  readonly order: DateOrder;
  readonly readAmount: ReturnType<typeof amountsOf>;
  readonly taxes: 'with' | 'before';
  /** Columns of the headings. */
  readonly width: number;
}

/** A cell that makes a row no stay. */
class WrongCell extends Error {
  readonly problem: RowProblem;

  constructor(field: FieldName, message: string, more: Pick<RowProblem, 'instead' | 'against'> = {}) {
    super(message);
    this.problem = { field, message, ...more };
  }
}

export function readRow({ number, cells, decided }: DraftRow, texts: Texts, context: RowContext): ReadRow {
  const row = { number, texts };
  const status = statusOf(texts);
  const isStay = context.answers.statuses[status];
  const standing = isStay === undefined ? readStatus(status) : isStay ? 'stay' : 'none';
  if (standing === 'none') return { ...row, state: 'cancelled' };
  try {
    if (cells.slice(context.width).some((cell) => cell !== ''))
      throw new WrongCell('name', `This row has ${cells.length} cells, the headings ${context.width}.`);
    const dates = datesOf(texts, context);
    if (dates.checkOut <= context.motel.today) return { ...row, state: 'over' };
    if (standing === 'asked') return { ...row, state: 'asked', status };
    return { ...row, state: 'stay', stay: { ...stayOf(texts, dates, context), ...decided } };
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error;
    return { ...row, state: 'wrong', problem: error.problem };
  }
}

const NO = /^(?:0|n|no|non|nein|false|faux|falsch|-)?$/i;

/** Its status in words; a column that says whether it is confirmed, or when it was cancelled, is one. */
function statusOf({ status = '', confirmed, cancelled = '' }: Texts): string {
  if (status === '' && !NO.test(cancelled)) return 'cancelled';
  return status === '' && confirmed !== undefined && NO.test(confirmed) ? 'not confirmed' : status;
}

function stayOf(texts: Texts, dates: ReturnType<typeof datesOf>, context: RowContext): FoundStay {
  const { name, beside } = guestOf(texts);
  const { typeId, number } = kindOf(texts, context);
  const rooms = count(texts, 'rooms') ?? 1;
  const nights = nightsOf(dates);
  const said = count(texts, 'nights');
  if (said !== undefined && said !== nights && said !== nights * rooms)
    throw new WrongCell('checkOut', `The dates are ${nights} nights, the file says ${said}.`);
  const { company, source, reference, ages, note } = texts;
  const facts = {
    With: beside,
    Company: company,
    'Their number': reference,
    From: source,
    Ages: ages,
    Room: number,
  };
  const known = Object.entries(facts).flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : []));
  return {
    ...name,
    phone: texts.phone ?? '',
    email: texts.email ?? '',
    typeId,
    ...dates,
    party: { ...personsOf(texts), pets: count(texts, 'pets') ?? 0, rooms },
    ...moneyOf(texts, nights * rooms, context),
    note: [known.join('. '), note].filter(Boolean).join('. '),
    reference: reference ?? '',
  };
}

function datesOf(texts: Texts, { order }: RowContext) {
  const dateOf = (field: 'checkIn' | 'checkOut' | 'lastNight') => {
    const text = texts[field];
    if (text === undefined) return undefined;
    const date = readDate(text, order);
    if (date === undefined) throw new WrongCell(field, `“${text}” is no date.`);
    return date;
  };
  const checkIn = dateOf('checkIn');
  if (checkIn === undefined) throw new WrongCell('checkIn', 'The date is missing.');
  const lastNight = dateOf('lastNight');
  const nights = count(texts, 'nights');
  const checkOut =
    dateOf('checkOut') ?? (lastNight && addDays(lastNight, 1)) ?? (nights && addDays(checkIn, nights));
  if (!checkOut) throw new WrongCell('checkOut', 'The date is missing.');
  if (checkOut <= checkIn)
    throw new WrongCell('checkOut', 'Leaves before it arrives.', { instead: addDays(checkIn, nights || 1) });
  return { checkIn, checkOut };
}

function guestOf({ name = '', firstName, lastName }: Texts) {
  const whole = readName(name);
  const first = spaced(firstName ?? (lastName === undefined ? whole.firstname : ''));
  const last = spaced(lastName ?? (firstName === undefined ? whole.lastname : ''));
  // One name is enough for a stay that exists.
  const found = last === '' ? { firstname: '', lastname: first } : { firstname: first, lastname: last };
  if (found.lastname !== '') return { name: found, beside: firstName || lastName ? undefined : whole.beside };
  if (whole.lastname === '') throw new WrongCell('name', 'The guest’s name is missing.');
  return { name: { firstname: whole.firstname, lastname: whole.lastname }, beside: whole.beside };
}

function kindOf({ kind = '', room = '' }: Texts, { motel, answers }: RowContext) {
  const answered = answers.kinds[kind];
  const named = readKind(kind, motel.kinds);
  const typeId = named?.kind.id ?? answered ?? kindOfRoom(room || kind, motel.kinds)?.id;
  if (typeId !== undefined) return { typeId, number: room || named?.number };
  if (kind === '' && room === '') throw new WrongCell('kind', 'The kind of room is missing.');
  throw new WrongCell('kind', `No kind of room is called ${kind || room}. Which one is it?`);
}

function personsOf(texts: Texts) {
  const [adults, minors, infants = 0] = (['adults', 'children', 'infants'] as const).map((field) =>
    count(texts, field),
  );
  const persons = count(texts, 'persons') || undefined;
  const children = minors ?? 0;
  if (persons === undefined) return { adults: adults ?? 1, children, infants };
  if (adults === undefined) return { adults: Math.max(1, persons - children), children, infants };
  if (minors === undefined && persons >= adults) return { adults, children: persons - adults, infants };
  if (![adults + children, adults + children + infants].includes(persons))
    throw new WrongCell('adults', `${adults} adults and ${children} children are not ${persons} persons.`);
  return { adults, children, infants };
}

/** The price and what is paid. @param nights of all rooms */
function moneyOf(texts: Texts, nights: number, { motel, readAmount, taxes }: RowContext) {
  const currency = texts.currency?.toUpperCase();
  const isOther = currency !== undefined && ![motel.money.currency, motel.money.sign].includes(currency);
  const read = (field: FieldName, text: string): Cents => {
    const amount = isOther ? undefined : readAmount(text);
    if (amount === undefined)
      throw new WrongCell(
        field === 'due' || field === 'deposit' ? 'paid' : 'total',
        `“${isOther ? `${text} ${currency}` : text}” is no amount in ${motel.money.currency}.`,
      );
    return amount;
  };
  const amountOf = (field: FieldName) => {
    const text = texts[field];
    return text === undefined ? undefined : sum(...text.split('\n').map((part) => read(field, part)));
  };
  const [whole, net, added, each, paid, due] = (
    ['total', 'beforeTax', 'taxes', 'perNight', 'paid', 'due'] as const
  ).map(amountOf);
  const total =
    whole ??
    (net === undefined ? undefined : sum(net, added ?? NO_MONEY)) ??
    (each === undefined ? undefined : times(each, nights));
  if (total === undefined) throw new WrongCell('total', 'The price is missing.');
  if (taxes === 'with') {
    if ((paid ?? due ?? NO_MONEY) > total)
      throw new WrongCell('paid', 'More is paid or due than the stay costs.');
    if (paid !== undefined && due !== undefined && sum(paid, due) !== total)
      throw new WrongCell('paid', 'What is paid and what is due are not the price together.', {
        against: 'due',
      });
  }
  return { total, paid: paid ?? (due === undefined ? NO_MONEY : subtract(total, due)) };
}

/** The count in a text such as `2` or `2 nights`. */
export function countOf(text: string | undefined): number | undefined {
  const figure = /^(\d{1,3})(?:[.,]0+)?(?:\s*\p{L}+)?$/u.exec(text ?? '')?.[1];
  return figure === undefined ? undefined : Number(figure);
}

function count(texts: Texts, field: FieldName): number | undefined {
  const text = texts[field];
  if (text === undefined || /^[-–]$/.test(text)) return undefined;
  const counted = countOf(text);
  if (counted === undefined) throw new WrongCell(field, `“${text}” is no number.`);
  return counted;
}
