import { MOST_IN_GROUP, NO_GUEST, type TypedGuest } from '@motel/api-client/desk-contracts';
import { civilDate, NO_MONEY, toDollars } from '@motel/booking-core';
import { readNames, withoutRoom } from '../../shared/rooming-list/names.ts';
import { entriesLike, missingDetail } from './draft.ts';
import { countOf, EMPTY_LINE, lineQuery, roomsIn, roomsOf, type TypedLine } from './group-line.ts';
import type { PricedLine } from './line-prices.ts';

/** A new group in its fields, before a person types. */
export const EMPTY_GROUP = {
  name: '',
  lines: [EMPTY_LINE] as readonly TypedLine[],
  names: '',
  guest: NO_GUEST as TypedGuest,
  /** The company that pays, by its id; empty: each guest at the desk. */
  company: '',
  po: '',
  /** The company does not pay for the articles that a guest is charged. */
  isStayOnly: true,
  /** The day on which rooms without a name go back on sale; empty: they stay booked. */
  releaseOn: '',
};
export type GroupDraft = Readonly<typeof EMPTY_GROUP>;

export interface GroupDraftProps {
  readonly draft: GroupDraft;
  readonly onChange: (typed: Partial<GroupDraft>) => void;
}

/** The entries from before a reload, without any that no field has. */
export function groupFrom(stored: unknown): GroupDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_GROUP;
  const { lines, guest, ...texts } = entriesLike(EMPTY_GROUP, stored);
  const known = Array.isArray(lines) ? lines.map((line) => entriesLike(EMPTY_LINE, line)) : [];
  return {
    ...texts,
    lines: known.length > 0 ? known : EMPTY_GROUP.lines,
    guest: entriesLike(NO_GUEST, guest),
  };
}

/** The first missing entry, as a sentence. @param prices of its lines, in their order */
export function missingInGroup(draft: GroupDraft, prices: readonly PricedLine[]): string | undefined {
  const { name, lines, names, guest } = draft;
  if (name.trim() === '') return 'Type the name of the group.';
  const at = lines.findIndex((_, place) => !isPriced(prices[place]));
  const line = lines[at];
  if (line !== undefined) return `Line ${at + 1}: ${prices[at]?.problem ?? unpriced(line)}`;
  const rooms = roomsIn(lines);
  if (rooms > MOST_IN_GROUP) return `A group has at most ${MOST_IN_GROUP} rooms.`;
  return withoutRoom(readNames(names), rooms) ?? missingDetail(guest);
}

function isPriced(price: PricedLine | undefined): boolean {
  return price?.sum !== undefined && price.problem === undefined;
}

function unpriced(line: TypedLine): string {
  if (roomsOf(line) === 0) return `Type 1 to ${MOST_IN_GROUP} rooms.`;
  if (lineQuery(line) !== undefined) return 'Its price is not known yet.';
  return 'Choose the kind of room, the adults and the dates.';
}

/** Of a draft in which nothing is missing. @param prices of its lines, as they were shown */
export function bookingOfGroup(draft: GroupDraft, prices: readonly PricedLine[]) {
  const { name, lines, names, guest, company, isStayOnly, releaseOn } = draft;
  const po = draft.po.trim();
  return {
    name: name.trim(),
    lines: lines.map((line, at) => ({
      typeId: line.typeId,
      checkIn: civilDate(line.checkIn),
      checkOut: civilDate(line.checkOut),
      party: { adults: countOf(line.adults), children: 0, infants: 0, pets: 0 },
      rooms: roomsOf(line),
      ...(line.plan !== '' && { plan: line.plan }),
      total: toDollars(prices[at]?.each ?? NO_MONEY),
    })),
    guest,
    names: readNames(names),
    ...(releaseOn !== '' && { releaseOn }),
    ...(company !== '' && { company, covers: isStayOnly ? ('stay' as const) : ('all' as const) }),
    ...(company !== '' && po !== '' && { po }),
  };
}
