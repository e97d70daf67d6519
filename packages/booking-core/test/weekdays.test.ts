import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOn } from '../src/rates/is-on.ts';

afterEach(() => vi.unstubAllEnvs());

describe('[F5] the day of the week on which a night begins', () => {
  test.each(['America/Edmonton', 'UTC', 'Pacific/Kiritimati'])('[F5] is the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(isOn({ on: ['fri'] }, '2027-07-09')).toBe(true);
    expect(isOn({ on: ['thu', 'sat'] }, '2027-07-09')).toBe(false);
  });
});
