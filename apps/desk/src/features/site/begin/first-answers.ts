import type { BodyOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { keep, stored } from '../../../shared/field/use-kept.ts';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { paletteOf } from '../look/palettes.ts';
import { type Asked, NEW_ROOM, QUESTIONS, ROOM_FIELDS, readingsOf, type Typed, USUAL } from './questions.ts';

type Answers = NonNullable<BodyOf<DeskCalls['beginSite']>>;

/** The texts that were typed in fields, each as the server takes it. */
function written(fields: readonly Asked[], typed: Typed, about: Typed) {
  return Object.fromEntries(
    fields.map((field) => {
      const text = (typed[field.key] ?? '').trim();
      const readings = readingsOf(field, text, about);
      return [field.key, readings === undefined ? text : (readings[0] ?? 0)];
    }),
  );
}

/** The answers as the server takes them. @param rooms the kinds of room, as they were typed */
export function answersOf(typed: Typed, rooms: readonly Typed[]): Answers {
  const fields = QUESTIONS.flatMap((question) => question.fields);
  const { palette, taxes, languages, addressLines, ...others } = written(fields, typed, typed);
  return {
    ...others,
    addressLines: `${addressLines}`.split('\n').filter((line) => line.trim() !== ''),
    rooms: rooms.map((room) => written(ROOM_FIELDS, room, typed)),
    languages: `${languages}`.split(','),
    colours: paletteOf(`${palette}`),
    taxes: [...(PRESETS.find(({ place }) => place === taxes)?.taxes ?? [])],
  } as Answers;
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
