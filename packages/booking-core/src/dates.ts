/**
 * Calendar days without time or zone, nights between them, and a motel's own clock.
 *
 * @module dates
 */
export * from './stay/civil-date.ts';
export * from './stay/instant.ts';
export * from './stay/motel-time.ts';
export * from './stay/needs-year.ts';
export * from './stay/stay.ts';
