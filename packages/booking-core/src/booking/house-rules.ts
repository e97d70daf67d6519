/** The hours at which a stay begins and ends, and until which it can be cancelled free of charge (X1). */
export interface HouseRules {
  /** IANA name, e.g. `America/Edmonton`. */
  readonly timeZone: string;
  /** 0 to 23. */
  readonly checkInHour: number;
  readonly checkOutHour: number;
  /** Elapsed hours before check-in until which cancellation is free. */
  readonly freeCancellationHours: number;
}

/** §9: check-in 3:00 PM, check-out 11:00 AM, free cancellation until 24 hours before check-in. */
export const DEFAULT_HOUSE_RULES: Omit<HouseRules, 'timeZone'> = {
  checkInHour: 15,
  checkOutHour: 11,
  freeCancellationHours: 24,
};
