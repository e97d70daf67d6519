import type { BodyOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { keep, stored } from '../../../shared/field/use-kept.ts';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { paletteOf } from '../look/palettes.ts';
import { typedNumber } from '../typed-number.ts';
import { NEW_ROOM, type Typed, USUAL } from './questions.ts';

type Answers = NonNullable<BodyOf<DeskCalls['beginSite']>>;

/** The answers as the server takes them. @param rooms the kinds of room, as they were typed */
export function answersOf(typed: Typed, rooms: readonly Typed[]): Answers {
  const words = (key: string) => (typed[key] ?? '').trim();
  const number = (key: string) => typedNumber(typed[key]) ?? 0;
  return {
    name: words('name'),
    tagline: words('tagline'),
    city: words('city'),
    province: words('province'),
    country: words('country'),
    timeZone: words('timeZone'),
    currency: words('currency'),
    phone: words('phone'),
    email: words('email'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    checkInHour: number('checkInHour'),
    checkOutHour: number('checkOutHour'),
    quietFrom: number('quietFrom'),
    quietTo: number('quietTo'),
    pets: number('pets'),
    petFee: number('petFee'),
    smokingFee: number('smokingFee'),
    weekOff: number('weekOff'),
    monthOff: number('monthOff'),
    addressLines: words('addressLines')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    rooms: rooms.map((room) => {
      const figure = (key: string) => typedNumber(room[key]) ?? 0;
      return {
        title: room.title ?? '',
        roomType: room.roomType ?? '',
        description: room.description ?? '',
        count: figure('count'),
        firstNumber: figure('firstNumber'),
        guests: figure('guests'),
        beds: figure('beds'),
        price: figure('price'),
      };
    }),
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
