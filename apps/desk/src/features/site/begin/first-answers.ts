import type { BodyOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { callingCodeOf, readPhone, shownAbroad } from '@motel/api-client/phone';
import { keep, stored } from '../../../shared/field/use-kept.ts';
import { feesOf } from '../../../shared/taxes/presets.ts';
import { paletteOf } from '../look/palettes.ts';
import { offOf, SPANS, taxesOf } from './begun-tariff.ts';
import { countryHere, guessOf } from './guess.ts';
import {
  type Asked,
  NEW_ROOM,
  PRICE,
  QUESTIONS,
  ROOM_FIELDS,
  readingsOf,
  type Typed,
  USUAL,
} from './questions.ts';

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
export function answersOf(about: Typed, rooms: readonly Typed[]): Answers {
  const fields = QUESTIONS.flatMap((question) => question.fields);
  const { palette, languages, addressLines, phone, ...others } = written(fields, about, about);
  const number = readPhone(`${phone}`, callingCodeOf(about.country ?? ''));
  const [week, month] = SPANS;
  return {
    ...others,
    phone: number === undefined ? phone : shownAbroad(number),
    addressLines: `${addressLines}`.split('\n').filter((line) => line.trim() !== ''),
    weekNights: Number(about[week.nights]),
    monthNights: Number(about[month.nights]),
    rooms: rooms.map((room) => ({
      ...written([...ROOM_FIELDS, PRICE], room, about),
      weekOff: offOf(week, room, about),
      monthOff: offOf(month, room, about),
    })),
    languages: `${languages}`.split(','),
    colours: paletteOf(`${palette}`),
    taxes: feesOf(taxesOf(about)),
  } as Answers;
}

/** The answers, those that follow from others among them. */
export function aboutOf(typed: Typed): Typed {
  return { ...USUAL, ...guessOf(typed.country ?? countryHere()), ...typed };
}

const KEY = 'motel-begin';
/** The question that is open, and the owner's choices: the rest follows from the country. */
const NOTHING = { at: 0, typed: {} as Typed, rooms: [NEW_ROOM] as readonly Typed[] };
type Kept = Readonly<typeof NOTHING>;

/** The answers of this browser: an owner may finish later. */
export function storedAnswers(): Kept {
  return { ...NOTHING, ...((stored(KEY, 'localStorage') ?? {}) as Partial<Kept>) };
}

/** @param kept `undefined` forgets them */
export function keepAnswers(kept: Kept | undefined): void {
  keep(KEY, kept, 'localStorage');
}
