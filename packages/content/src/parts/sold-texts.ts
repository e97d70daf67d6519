import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_POLICY, type FeeData, type Season, type TariffData } from '@motel/booking-core';
import { houseFees, isAbout, isTaxFee } from '@motel/booking-core/rates';
import type { MotelTexts } from '../folder/motel-files.ts';
import type { RoomTrait } from '../shapes/room.ts';
import { isAllYear } from '../shapes/tariff-of.ts';
import { editYaml, type ValueChange, yamlValues } from './edit-yaml.ts';
import { isRoom, RATES, roomId } from './parts.ts';

interface NumberedRoom {
  readonly propertyId: string;
  readonly number: string;
  readonly traits: readonly RoomTrait[];
}

/** Prices and rooms as the desk has set them since the content's files began them. */
export interface Sold {
  /** In force. */
  readonly tariff: TariffData;
  /** By kind of room, how many there are. */
  readonly counts: ReadonlyMap<string, number>;
  readonly rooms: readonly NumberedRoom[];
}

/** The fields of `rates.yaml` that the desk alone keeps once the motel runs: long, and changed with each price. */
const DESK_FIELDS = ['periods', 'codes', 'nightly', 'demand'] as const;

/** The files of a content with all that is sold by it now, so that they begin the same motel. */
export function soldTexts(texts: MotelTexts, sold: Sold): MotelTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      if (name === RATES) return [name, editYaml(text, ratesChanges(sold.tariff))];
      return [name, isRoom(name) ? edited(text, roomChanges(roomId(name), sold)) : text];
    }),
  );
}

/** The same files without what only the desk keeps. */
export function unsoldTexts(texts: MotelTexts): MotelTexts {
  const rates = texts[RATES] ?? '';
  const stated = yamlValues(rates) ?? {};
  const there = DESK_FIELDS.filter((field) => Object.hasOwn(stated, field));
  if (there.length === 0) return texts;
  return { ...texts, [RATES]: editYaml(rates, changes(there.map((field) => [field, undefined]))) };
}

/** The first rates for the rooms that there are: their check would ask for others. */
export function ratesOfRooms(rates: string, rooms: readonly string[]): string {
  const values = (yamlValues(rates) ?? {}) as Readonly<Record<string, readonly Season[]>>;
  const changed = ['policies', 'steps', 'plans'].flatMap((list) => {
    const [before = [], left] = [values[list], limitedTo(values[list] ?? [], rooms, rooms)];
    return isDeepStrictEqual(left, before) ? [] : { path: [list], value: left };
  });
  return changed.length === 0 ? rates : editYaml(rates, changed);
}

/** The entries about some of the rooms, for these rooms alone. */
export function limitedTo<T extends Pick<Season, 'room'>>(
  entries: readonly T[],
  wanted: readonly string[],
  all: readonly string[],
): T[] {
  return entries.flatMap((entry) => {
    const about = wanted.filter((room) => isAbout(entry, room));
    if (about.length === 0) return [];
    if (about.length === (entry.room === undefined ? all : [entry.room].flat()).length) return [entry];
    return [{ ...entry, room: about.length === 1 ? about[0] : about } as T];
  });
}

function edited(text: string, wanted: readonly ValueChange[]): string {
  const values = (yamlValues(text) ?? {}) as Record<string, unknown>;
  const other = wanted.filter(
    ({ path: [key = ''], value }) => !isDeepStrictEqual(values[key] ?? null, value),
  );
  return other.length === 0 ? text : editYaml(text, other);
}

function changes(fields: readonly (readonly [string, unknown])[]): ValueChange[] {
  return fields.map(([key, value]) => ({ path: [key], value: value ?? null }));
}

function ratesChanges(data: TariffData): ValueChange[] {
  const { round, fees = [], steps = [], articles = [], plans = [], policies = [], ...tariff } = data;
  const listed = <T>(entries: readonly T[] = []) => (entries.length === 0 ? undefined : entries);
  return changes([
    ['round', round],
    ['fees', listed(houseFees(data).map(({ taxes: _, ...fee }) => writtenFee(fee)))],
    ['taxes', fees.filter(isTaxFee).map(writtenFee)],
    ['steps', steps.map(inOrder)],
    ['policies', (policies.length === 0 ? [DEFAULT_POLICY] : policies).map(inOrder)],
    ['articles', listed(articles.map(written))],
    ['plans', listed(plans.map(written))],
    ['seasons', undefined],
    ...DESK_FIELDS.map((field) => [field, listed(tariff[field]?.map(inOrder))] as const),
  ]);
}

function writtenFee({ exempt, ...fee }: FeeData) {
  return written({
    ...fee,
    ...('percent' in fee && { always: fee.always ?? false }),
    ...(exempt !== undefined && { exemptFromNights: exempt.fromNights }),
  });
}

const FIGURES: readonly string[] = ['percent', 'amount', 'most', 'price'];

/** An entry whose figures are numbers, as the shapes of files have them. */
function written({ id, label = id, ...more }: { readonly id: string; readonly label?: string }) {
  const said = Object.entries(more).map(([key, value]) => [
    key,
    FIGURES.includes(key) ? figures(value) : value,
  ]);
  return { id, label, ...inOrder(Object.fromEntries(said)) };
}

/** An entry whose fields have one order, wherever they come from. */
function inOrder(entry: object): object {
  return Object.fromEntries(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param amounts one for all rooms, or for each */
function figures(amounts: unknown) {
  if (typeof amounts !== 'object') return Number(amounts);
  return Object.fromEntries(Object.entries({ ...amounts }).map(([room, amount]) => [room, Number(amount)]));
}

function roomChanges(id: string, { tariff, counts, rooms }: Sold): ValueChange[] {
  const price = Number(tariff.nightly.findLast((entry) => isAllYear(entry, id))?.price ?? 0);
  const count = counts.get(id) ?? 0;
  const numbers = numbersOf(rooms.filter(({ propertyId }) => propertyId === id));
  const numbered = numbers.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return [
    ...(price > 0 ? changes([['pricePerNight', price]]) : []),
    ...(count > 0 ? changes([['rooms', count]]) : []),
    ...(count > 0 ? changes([['numbers', count === numbered ? numbers : undefined]]) : []),
  ];
}

type Run = { readonly from: number; to: number; readonly traits: readonly RoomTrait[] };

/** Numbers in runs of the same traits; those that are no whole number are left out. */
function numbersOf(rooms: readonly NumberedRoom[]): Run[] {
  const runs: Run[] = [];
  const numbered = rooms.filter(({ number }) => isCarried(number));
  for (const { number, traits } of numbered.toSorted((one, other) => +one.number - +other.number)) {
    const last = runs.at(-1);
    if (last?.to === +number - 1 && isDeepStrictEqual(last.traits, traits)) last.to = +number;
    else runs.push({ from: +number, to: +number, traits });
  }
  return runs;
}

/** Whether the files can say a room's number. */
export function isCarried(number: string): boolean {
  return /^[1-9]\d{0,4}$/.test(number);
}
