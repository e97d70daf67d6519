import type { Phrases } from './phrases.ts';

/** The hours of 24 in which a front desk answers: `always`, or such as `7 to 22`. */
export const DESK_HOURS = /^(?:always|(?<from>1?\d|2[0-3]) ?(?:to|[-–]) ?(?<to>1?\d|2[0-3]))$/i;

/** The front desk's hours in a sentence: `day and night`, `from 7 AM to 10 PM`. */
export function deskTimes({ t, hourText }: Pick<Phrases, 't' | 'hourText'>, hours: string): string {
  const { from, to } = DESK_HOURS.exec(hours)?.groups ?? {};
  return from === undefined || to === undefined
    ? t('day and night')
    : t('from {from} to {to}', { from: hourText(Number(from)), to: hourText(Number(to)) });
}
