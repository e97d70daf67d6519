import type { Tariff } from '@motel/booking-core';
import type { Motel } from './motel.ts';
import type { PolicyFigures } from './policies.ts';
import type { PropertyContent } from './property-content.ts';

/** Everything an owner can edit. */
export interface Content {
  readonly motel: Motel;
  readonly tariff: Tariff;
  readonly policyFigures: PolicyFigures;
  readonly properties: readonly PropertyContent[];
  /** Path → what the picture shows. */
  readonly pictures: Readonly<Record<string, string>>;
}
