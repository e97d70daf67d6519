import type { BodyOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { keep, stored } from '../../../shared/field/use-kept.ts';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { paletteOf } from '../look/palettes.ts';
import { typedNumber } from '../part-draft.ts';
import { type Asked, NEW_ROOM, QUESTIONS, ROOM_FIELDS, type Typed, USUAL } from './questions.ts';

type Answers = NonNullable<BodyOf<DeskCalls['beginSite']>>;

/** The texts that were typed in fields, each as the server takes it. */
function written(fields: readonly Asked[], typed: Typed) {
  return Object.fromEntries(
    fields.map(({ key, kind }) => {
      const text = (typed[key] ?? '').trim();
      return [key, kind === 'number' || kind === 'hour' ? (typedNumber(text) ?? 0) : text];
    }),
  );
}

/** The answers as the server takes them. @param rooms the kinds of room, as they were typed */
export function answersOf(typed: Typed, rooms: readonly Typed[]): Answers {
  const fields = QUESTIONS.flatMap((question) => question.fields);
  const { palette, taxes, languages, addressLines, ...others } = written(fields, typed);
  return {
    ...others,
    addressLines: `${addressLines}`.split('\n').filter((line) => line.trim() !== ''),
    rooms: rooms.map((room) => written(ROOM_FIELDS, room)),
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
