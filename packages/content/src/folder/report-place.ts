import type * as z from 'zod/mini';
import { perhaps } from '../likely.ts';
import { hoursFromSun } from '../time-zones.ts';
import type { motelFile } from './file-shapes.ts';
import type { CheckedFile } from './yaml-file.ts';

/** Countries that lie south of the equator as a whole. */
const SOUTH =
  'AO AQ AR AS AU BO BV BW CC CK CL CX FJ FK GS HM IO KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE SB SC SH SZ TF TK TO TV TZ UY VU WF WS YT ZA ZM ZW';
/** Countries on both sides of the equator, or without land of their own on one. */
const BOTH = 'BR CD CG CO EC GA GQ ID KE KI MV SO ST TL UG UM';

/** Hours that clocks and the sun may differ by: China has one zone. */
const MOST_HOURS_AWAY = 3.5;

/** Reports coordinates whose sign is another than the country's and the time zone's, and a telephone's two numbers that differ. */
export function reportPlace({ value, report }: CheckedFile<z.infer<typeof motelFile>>): void {
  const { country, coordinates, houseRules, phone } = value;
  const { latitude, longitude } = coordinates;
  const isSouth = SOUTH.includes(country);
  if (!BOTH.includes(country) && latitude !== 0 && latitude < 0 !== isSouth)
    report(
      ['coordinates', 'latitude'],
      `must be ${isSouth ? 'south' : 'north'}, as ${country} is${perhaps([-latitude])}`,
    );
  const isFar = (degrees: number) => hoursFromSun(houseRules.timeZone, degrees) > MOST_HOURS_AWAY;
  if (isFar(longitude)) {
    const likely = isFar(-longitude) ? [] : [-longitude];
    report(
      ['coordinates', 'longitude'],
      `must be where the clocks are of ${houseRules.timeZone}${perhaps(likely)}`,
    );
  }
  const [shown = '', dialled = ''] = [phone.shown, phone.href].map((number) => number.replace(/\D/g, ''));
  if (/\p{L}/u.test(phone.shown)) return;
  if (phone.shown.startsWith('+') && shown !== dialled)
    report(['phone', 'href'], `must dial the number that is shown${perhaps([`tel:+${shown}`])}`);
  else if (!dialled.endsWith(shown.slice(-6)))
    report(['phone', 'href'], 'must dial the number that is shown');
  else if (!phone.shown.startsWith('+') && shown === dialled && !/^1\d{10}$/.test(shown))
    report(['phone', 'href'], `must have the code of ${country} behind tel:+`);
}
