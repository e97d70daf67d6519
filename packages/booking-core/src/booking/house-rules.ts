/** The hours at which a stay begins and ends (X1). */
export interface HouseRules {
  /** The motel's time zone: an IANA name, such as `America/Edmonton`. */
  readonly timeZone: string;
  /** The hour at which a stay begins, 0 to 23. */
  readonly checkInHour: number;
  /** The hour at which a stay ends, 0 to 23. */
  readonly checkOutHour: number;
}

/** Check-in at 3:00 PM, check-out at 11:00 AM (X1). */
export const DEFAULT_HOUSE_RULES: Omit<HouseRules, 'timeZone'> = { checkInHour: 15, checkOutHour: 11 };

/** Until this hour a night belongs to the day before: late arrivals still come (X1). */
export const DAY_BEGINS = 4;
