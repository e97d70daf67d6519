import { AHEAD_CALLS } from './ahead.ts';
import { MONTH_CALLS } from './month.ts';
import { MORNING_CALLS } from './morning.ts';
import { PEOPLE_CALLS } from './people.ts';

export * from './ahead.ts';
export * from './desk-call.ts';
export * from './month.ts';
export * from './morning.ts';
export * from './people.ts';

/** Every call of the front desk, once, by its name. */
export const DESK_CALLS = { ...PEOPLE_CALLS, ...MONTH_CALLS, ...MORNING_CALLS, ...AHEAD_CALLS } as const;

export type DeskCalls = typeof DESK_CALLS;
export type DeskCallName = keyof DeskCalls;
