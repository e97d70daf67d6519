import type { CivilDate, SmallestUnit } from '@motel/booking-core';

export interface KindFacts {
  readonly id: string;
  readonly title: string;
  readonly numbers: readonly string[];
}

/** The facts of the motel against which a file is read. */
export interface MotelFacts {
  readonly kinds: readonly KindFacts[];
  readonly money: {
    /** ISO code, such as `CAD`. */
    readonly currency: string;
    readonly sign: string;
    readonly decimals: 0 | 2 | 3;
    readonly unit: SmallestUnit;
  };
  readonly today: CivilDate;
}
