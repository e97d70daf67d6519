import type { TariffData } from '@motel/booking-core';
import type { MadePhoto } from '../photos/made-photo.ts';
import type { Attraction } from './attraction.ts';
import type { Banner } from './banner.ts';
import type { HomeWords } from './home-words.ts';
import type { MailWords } from './mail-words.ts';
import type { Motel } from './motel.ts';
import type { PolicyFigures } from './policies.ts';
import type { PropertyContent } from './room.ts';

/** Everything that an owner can edit. */
export interface Content {
  readonly motel: Motel;
  readonly tariff: TariffData;
  readonly policyFigures: PolicyFigures;
  readonly properties: readonly PropertyContent[];
  readonly homeWords: HomeWords;
  readonly mailWords: MailWords;
  readonly banners: readonly Banner[];
  readonly attractionGroups: readonly (readonly Attraction[])[];
  /** A drawing's path or a photograph's name → its description. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly photos: readonly MadePhoto[];
}
