import type { Tariff } from '@motel/booking-core';
import type { MadePhoto } from '../photos/made-photo.ts';
import type { Motel } from './motel.ts';
import type { PolicyFigures } from './policies.ts';
import type { PropertyContent } from './property-content.ts';

/** Everything an owner can edit. */
export interface Content {
  readonly motel: Motel;
  readonly tariff: Tariff;
  readonly policyFigures: PolicyFigures;
  readonly properties: readonly PropertyContent[];
  /** A drawing's path or a photograph's name → what it shows. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly photos: readonly MadePhoto[];
}
