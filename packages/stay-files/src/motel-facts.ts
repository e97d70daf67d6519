import type { CivilDate } from '@motel/booking-core';
import type { Money } from '@motel/content/desk-motel';

export interface KindFacts {
  readonly id: string;
  readonly title: string;
  readonly numbers: readonly string[];
}

/** The facts of the motel against which a file is read. */
export interface MotelFacts {
  readonly kinds: readonly KindFacts[];
  readonly money: Money;
  readonly today: CivilDate;
}
