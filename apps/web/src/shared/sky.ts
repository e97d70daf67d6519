export type Sky = 'day' | 'dusk' | 'night';

export interface Coordinates {
  /** Degrees; south is below 0. */
  readonly latitude: number;
  /** Degrees; west is below 0. */
  readonly longitude: number;
}

/** The sun's altitudes between which its light is the dusk's, in degrees. */
const DUSK = { above: -8, below: 2 };

/** The start of 2000-01-01 at noon, from which astronomers count days, in days since 1970. */
const EPOCH = 10_957.5;

/** The sky over a place, by the sun there and not by a clock: in June its day is twice as long as in December. */
export function skyAt(milliseconds: number, place: Coordinates): Sky {
  const altitude = sunAltitude(milliseconds / 86_400_000 - EPOCH, place);
  if (altitude > DUSK.below) return 'day';
  return altitude < DUSK.above ? 'night' : 'dusk';
}

/** In degrees, right to about a tenth (the low-precision formula of the Astronomical Almanac). */
function sunAltitude(days: number, { latitude, longitude }: Coordinates): number {
  const anomaly = 357.529 + 0.98560028 * days;
  const along = 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439;
  const declination = Math.asin(sin(tilt) * sin(along));
  const ascension = Math.atan2(cos(tilt) * sin(along), cos(along));
  const hour = radians(280.46061837 + 360.98564736629 * days + longitude) - ascension;
  const height =
    sin(latitude) * Math.sin(declination) + cos(latitude) * Math.cos(declination) * Math.cos(hour);
  return (Math.asin(height) * 180) / Math.PI;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));
