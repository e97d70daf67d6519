import { fc, test } from '@fast-check/vitest';
import { skyAt } from '../src/shared/sky.ts';
import { motel } from './support/site.ts';

const skyOver = (instant: string) => skyAt(Date.parse(instant), motel.coordinates);
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('decision 057 the sky over the motel', () => {
  // Sunset by the almanac: 9:53 PM on 14 June, 4:28 PM on 21 December; sunrise 5:17 AM and 8:41 AM.
  it.each([
    ['2027-06-14T13:00-06:00', 'day'],
    ['2027-06-14T21:20-06:00', 'day'],
    ['2027-06-14T21:53-06:00', 'dusk'],
    ['2027-06-14T23:30-06:00', 'night'],
    ['2027-06-14T05:17-06:00', 'dusk'],
    ['2027-12-21T08:41-07:00', 'dusk'],
    ['2027-12-21T13:00-07:00', 'day'],
    ['2027-12-21T16:28-07:00', 'dusk'],
    ['2027-12-21T17:45-07:00', 'night'],
    ['2027-12-21T21:20-07:00', 'night'],
  ])('at %s is that of %s', (instant, sky) => {
    expect(skyOver(instant)).toBe(sky);
  });

  it('has a day, a dusk and a night on every date of the year', () => {
    for (
      let day = Date.parse('2027-01-01T07:00Z');
      day < Date.parse('2028-01-01T07:00Z');
      day += 86_400_000
    ) {
      const hours = Array.from({ length: 96 }, (_, quarter) =>
        skyAt(day + quarter * 900_000, motel.coordinates),
      );
      expect(new Set(hours)).toEqual(new Set(['night', 'dusk', 'day']));
    }
  });

  test.prop([instants, places])(
    'is never day on both sides of the earth, and day across from night',
    (instant, { latitude, longitude }) => {
      const here = skyAt(instant.getTime(), { latitude, longitude });
      const across = skyAt(instant.getTime(), { latitude: -latitude, longitude: longitude + 180 });
      if (here === 'day') expect(across).not.toBe('day');
      if (here === 'night') expect(across).toBe('day');
    },
  );
});
