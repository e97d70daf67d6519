// @vitest-environment happy-dom
import { chosen, Example, press } from './calendar-example.tsx';
import { render } from './support.ts';

describe.each([
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'America/Edmonton',
])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('the process is in that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it.each([
    ['the first day', 'November 21, 2026', 'November 22, 2026', '2026-11-21', '2026-11-22'],
    ['the end of a month', 'November 29, 2026', 'November 30, 2026', '2026-11-29', '2026-11-30'],
    ['the clocks going forward', 'March 13, 2027', 'March 15, 2027', '2027-03-13', '2027-03-15'],
    ['midnight skipped', 'April 29, 2027', 'April 30, 2027', '2027-04-29', '2027-04-30'],
    ['the clocks going back', 'October 30, 2026', 'October 31, 2026', '2026-10-30', '2026-10-31'],
  ])('over %s the reported days are the pressed ones', (_when, from, to, start, end) => {
    render(<Example minDate={start} />);
    press(from);
    expect(chosen).toHaveBeenLastCalledWith({ start, end: null }, true);
    press(to);
    expect(chosen).toHaveBeenLastCalledWith({ start, end }, true);
  });
});
