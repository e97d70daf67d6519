import type { BodyOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { keep, stored } from '../../../shared/field/use-kept.ts';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { paletteOf } from '../look/palettes.ts';
import { typedNumber } from '../part-draft.ts';
import { NEW_ROOM, type Typed, USUAL } from './questions.ts';

type Answers = NonNullable<BodyOf<DeskCalls['beginSite']>>;

const WORDS = [
  'name',
  'tagline',
  'city',
  'province',
  'country',
  'timeZone',
  'currency',
  'phone',
  'email',
] as const;
const PLACE = ['latitude', 'longitude'] as const;
const HOURS = ['checkInHour', 'checkOutHour', 'quietFrom', 'quietTo'] as const;
const COSTS = ['pets', 'petFee', 'smokingFee', 'weekOff', 'monthOff'] as const;
const OF_ROOM = ['count', 'firstNumber', 'guests', 'beds', 'price'] as const;

/** Each name with its value. */
function each<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

/** The answers as the server takes them. @param rooms the kinds of room, as they were typed */
export function answersOf(typed: Typed, rooms: readonly Typed[]): Answers {
  const words = (key: string) => (typed[key] ?? '').trim();
  return {
    ...each(WORDS, words),
    ...each([...PLACE, ...HOURS, ...COSTS], (key) => typedNumber(typed[key]) ?? 0),
    addressLines: words('addressLines')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    rooms: rooms.map((room) => ({
      ...each(['title', 'roomType', 'description'], (key) => room[key] ?? ''),
      ...each(OF_ROOM, (key) => typedNumber(room[key]) ?? 0),
    })),
    languages: words('languages').split(',') as Answers['languages'],
    colours: paletteOf(typed.palette),
    taxes: [...(PRESETS.find(({ place }) => place === typed.taxes)?.taxes ?? [])],
  };
}

/** All that was typed, and the question that is open. */
interface Kept {
  readonly at: number;
  readonly typed: Typed;
  readonly rooms: readonly Typed[];
}

const KEY = 'motel-begin';
const NOTHING: Kept = { at: 0, typed: USUAL, rooms: [NEW_ROOM] };

/** The answers of this browser: an owner may finish later. */
export function storedAnswers(): Kept {
  const kept = (stored(KEY, 'localStorage') ?? {}) as Partial<Kept>;
  return { ...NOTHING, ...kept, typed: { ...USUAL, ...kept.typed } };
}

/** @param kept `undefined` forgets them */
export function keepAnswers(kept: Kept | undefined): void {
  keep(KEY, kept, 'localStorage');
}
