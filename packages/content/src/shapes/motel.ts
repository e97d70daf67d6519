import type { TariffData } from '@motel/booking-core';
import type { Language } from '@motel/language';
import type { MadePhoto } from '../photos/made-photo.ts';
import type { MailPicture } from '../photos/mail-picture.ts';
import type { Money, MoneyWords } from '../words/money.ts';
import type { WeekDay } from './countries.ts';
import type { Home } from './home.ts';
import type { Identity } from './identity.ts';
import type { Look } from './look.ts';
import type { MailWords } from './mail-words.ts';
import type { PageWords } from './page-words.ts';
import type { PolicyFigures } from './policies.ts';
import type { Policies } from './policy-sentences.ts';
import type { Rates } from './rates.ts';
import type { PropertyContent, Room, RoomTrait } from './room.ts';

/** A motel without its pages of words, which name its facts. */
export type Facts = Omit<
  Motel,
  'money' | 'pages' | 'ownPages' | 'offPages' | 'language' | 'languages' | 'dictionary' | 'translated'
>;

/** A motel in one language: everything that its owner writes, and what follows from it. */
export interface Motel extends Identity {
  readonly language: Language;
  /** The motel's, its first one first. */
  readonly languages: readonly Language[];
  /** The motel's own translations into it, by the words of its first language. */
  readonly dictionary: Readonly<Record<string, string>>;
  /** The same motel in each of its languages, itself among them. */
  readonly translated: Readonly<Partial<Record<Language, Motel>>>;
  /** The country in this language: `Canadá`. */
  readonly countryName: string;
  /** The first day of a week in calendars there: 0 is Sunday. */
  readonly weekStartsOn: WeekDay;
  readonly look: Look;
  readonly policyFigures: PolicyFigures;
  /** The policies for guests, written from the figures, the first prices and the house rules. */
  readonly policies: Policies;
  /** The check-in and check-out times: `3:00 PM`; the front desk's hours, where they are stated: `day and night`. */
  readonly stayTimes: { readonly checkIn: string; readonly checkOut: string; readonly desk?: string };
  readonly rates: Rates;
  readonly money: Money;
  readonly moneyWords: MoneyWords;
  /** The first tariff: every room's prices, the seasons, the fees and the taxes. */
  readonly tariff: TariffData;
  /** The kinds of room, in the order in which guests see them. */
  readonly properties: readonly PropertyContent[];
  /** By the id of a kind of room: its first numbers, each with its traits. */
  readonly roomNumbers: Readonly<Record<string, Readonly<Record<string, readonly RoomTrait[]>>>>;
  readonly fobs: Readonly<Record<string, NonNullable<Room['fob']>>>;
  readonly homeWords: Home['words'];
  /** A photograph's address, in the place of the drawings at the head of the home page. */
  readonly heroPhoto: string | undefined;
  /** Of the home page and the gallery in search results. */
  readonly pageDescriptions: Home['descriptions'];
  /** The home page's banners in their order: five, of which two link to a room (§2). */
  readonly banners: Home['banners'];
  /** The gallery: ten places in two groups of five (§2), or none. */
  readonly attractionGroups: Home['gallery'];
  readonly mailWords: MailWords;
  /** The pages of words by their names, the last steps of their addresses. */
  readonly pages: Readonly<Record<string, PageWords>>;
  /** Those that no other motel has, in their order, for the links of every page. */
  readonly ownPages: readonly { readonly name: string; readonly title: string; readonly inMenu?: boolean }[];
  /** Those of the specification that the motel does without, the gallery and /get-app among them. */
  readonly offPages: readonly string[];
  /** A drawing's path or a photograph's name → its description. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Beginnings of the names of drawings that have one for the evening. */
  readonly eveningRooms: readonly string[];
  readonly eveningPlaces: readonly string[];
  readonly madePhotos: readonly MadePhoto[];
  readonly madeMailPictures: readonly MailPicture[];
}

export function pickFacts<Name extends keyof Motel>(motel: Motel, names: readonly Name[]): Pick<Motel, Name> {
  return Object.fromEntries(names.map((name) => [name, motel[name]])) as unknown as Pick<Motel, Name>;
}
