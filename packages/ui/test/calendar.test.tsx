import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CivilRange, DateRangeCalendar, type DateRangeCalendarProps } from '../src/calendar/index.ts';
import { act, fireEvent, render, screen } from './support.ts';

type Given = Partial<Omit<DateRangeCalendarProps, 'onChange'>>;

const chosen = vi.fn<(range: CivilRange) => void>();

function Example({ start = null, end = null, ...given }: Given) {
  const [range, setRange] = useState<CivilRange>({ start, end });
  return (
    <DateRangeCalendar
      minDate="2026-11-21"
      {...given}
      {...range}
      onChange={(next) => {
        chosen(next);
        setRange(next);
      }}
    />
  );
}

/** The cell of a day in the month in view, such as `day('November 25, 2026')`. */
function day(date: string): HTMLElement {
  const cells = screen.getAllByRole('gridcell', { name: new RegExp(`\\b${date}`) });
  const inMonth = cells.find((cell) => !cell.className.includes('outside-month'));
  if (!inMonth) throw new Error(`no cell for ${date} in view`);
  return inMonth;
}

const isDisabled = (cell: HTMLElement) => cell.getAttribute('aria-disabled') === 'true';
const press = (date: string) => fireEvent.click(day(date));
const inView = (month: string) => screen.queryAllByText(month).length > 0;
const months = () => screen.getAllByRole('table').length;

const wide = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );

beforeEach(() => {
  wide(false);
});

afterEach(() => {
  chosen.mockReset();
  vi.restoreAllMocks();
});

describe('choosing a range', () => {
  it('takes a start, then an end', () => {
    render(<Example />);
    press('November 23, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: null });
    press('November 27, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-27' });
  });

  it('begins anew after a full range, and at an earlier day than the start', () => {
    render(<Example start="2026-11-23" end="2026-11-27" />);
    press('November 25, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-25', end: null });
    press('November 22, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-22', end: null });
  });

  it('has at least one night (§9): the start pressed again is no end', () => {
    render(<Example start="2026-11-23" />);
    press('November 23, 2026');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('takes "today to today" for a start without an end (§4 search dates)', () => {
    render(<Example start="2026-11-23" end="2026-11-23" />);
    press('November 24, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-24' });
  });

  it('allows no date before the first and none after the last (§2 no dates before today)', () => {
    render(<Example maxDate="2026-11-28" />);
    expect(isDisabled(day('November 20, 2026'))).toBe(true);
    expect(isDisabled(day('November 21, 2026'))).toBe(false);
    expect(isDisabled(day('November 29, 2026'))).toBe(true);
    press('November 20, 2026');
    press('November 29, 2026');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('takes the last date for an end and not for a start', () => {
    render(<Example maxDate="2026-11-28" />);
    expect(isDisabled(day('November 28, 2026'))).toBe(true);
    press('November 27, 2026');
    press('November 28, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-27', end: '2026-11-28' });
  });

  it('marks what is chosen', () => {
    render(<Example start="2026-11-23" end="2026-11-25" />);
    const selected = screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-selected') === 'true');
    expect(selected).toEqual([day('November 23, 2026'), day('November 24, 2026'), day('November 25, 2026')]);
  });
});

describe('taken nights', () => {
  const isNightFree = (date: string) => !['2026-11-25', '2026-11-29'].includes(date);

  it('are no start', () => {
    render(<Example isNightFree={isNightFree} />);
    press('November 25, 2026');
    expect(isDisabled(day('November 25, 2026'))).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('end a range and are not inside one', () => {
    render(<Example isNightFree={isNightFree} start="2026-11-23" />);
    expect(isDisabled(day('November 26, 2026'))).toBe(false); // a new start
    press('November 25, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-25' });
  });

  it('are not stayed through: a later day begins anew', () => {
    render(<Example isNightFree={isNightFree} start="2026-11-23" />);
    press('November 27, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-27', end: null });
  });

  it('are no start even where they are the chosen end', () => {
    render(<Example isNightFree={isNightFree} start="2026-11-23" end="2026-11-25" />);
    press('November 25, 2026');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('say so, and that one of them can be left on', () => {
    render(<Example isNightFree={isNightFree} start="2026-11-23" />);
    expect(day('November 25, 2026').title).toBe('Check-out only');
    expect(day('November 29, 2026').title).toBe('Sold out');
    expect(day('November 24, 2026').title).toBe('');
  });

  it('that become known later are taken into account', () => {
    const { rerender } = render(<Example />);
    expect(isDisabled(day('November 25, 2026'))).toBe(false);
    rerender(<Example isNightFree={isNightFree} />);
    expect(isDisabled(day('November 25, 2026'))).toBe(true);
  });
});

describe('for screen readers and the keyboard', () => {
  it('is a named group of a month whose days are spoken in full, the figure among the words', () => {
    render(<Example label="Choose your stay" />);
    expect(screen.getByRole('group', { name: 'Choose your stay' })).toBeDefined();
    expect(day('November 21, 2026').getAttribute('aria-label')).toBe('Choose Saturday, November 21, 2026');
    expect(day('November 20, 2026').getAttribute('aria-label')).toBe(
      'Not available Friday, November 20, 2026',
    );
  });

  it('says what a press would choose', () => {
    render(<Example labels={{ start: 'Check in on', end: 'Check out on' }} />);
    expect(day('November 23, 2026').getAttribute('aria-label')).toMatch(/^Check in on /);
    press('November 23, 2026');
    expect(day('November 24, 2026').getAttribute('aria-label')).toMatch(/^Check out on /);
  });

  it('one day takes the keyboard, arrows move it and Enter chooses', () => {
    render(<Example start="2026-11-23" />);
    const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
    expect(stops).toEqual([day('November 23, 2026')]);
    act(() => stops[0]?.focus());
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    key('ArrowRight');
    key('ArrowDown');
    key('ArrowLeft');
    expect(document.activeElement).toBe(day('November 30, 2026'));
    key('ArrowDown');
    expect(document.activeElement).toBe(day('December 7, 2026'));
    key('Enter');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-12-07' });
    expect(document.activeElement).toBe(day('December 7, 2026'));
  });

  it('the first day that can be chosen takes the keyboard when the first is taken', () => {
    render(<Example isNightFree={(date) => date > '2026-11-24'} />);
    const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
    expect(stops).toEqual([day('November 25, 2026')]);
  });
});

describe('turning the page', () => {
  const next = () => screen.getByRole('button', { name: 'Next month' });
  const previous = () => screen.getByRole('button', { name: 'Previous month' });

  it('tells which months are in view, at first and at each turn', () => {
    const visible = vi.fn();
    render(<Example onVisibleChange={visible} />);
    expect(visible.mock.calls).toEqual([['2026-11-01', '2026-12-01']]);
    fireEvent.click(next());
    expect(visible.mock.calls.slice(1)).toEqual([['2026-12-01', '2027-01-01']]);
    expect(inView('December 2026')).toBe(true);
  });

  it('stops at both ends without losing the keyboard', () => {
    render(<Example maxDate="2026-12-24" />);
    expect(previous().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous());
    expect(inView('November 2026')).toBe(true);
    fireEvent.click(next());
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(previous().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(next());
    expect(inView('December 2026')).toBe(true);
  });

  it('opens at the start that is chosen', () => {
    render(<Example start="2027-03-02" end="2027-03-05" />);
    expect(inView('March 2027')).toBe(true);
  });

  it('shows two months where there is room, or one on request', () => {
    wide(true);
    const visible = vi.fn();
    const { unmount } = render(<Example onVisibleChange={visible} />);
    expect(months()).toBe(2);
    expect(visible).toHaveBeenLastCalledWith('2026-11-01', '2027-01-01');
    expect(screen.getAllByRole('button')).toHaveLength(2);
    unmount();
    render(<Example months={1} />);
    expect(months()).toBe(1);
  });

  it('keeps its view when a day of the second month is pressed', () => {
    wide(true);
    render(<Example start="2026-11-23" />);
    press('December 3, 2026');
    expect(inView('November 2026')).toBe(true);
    expect(inView('December 2026')).toBe(true);
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-12-03' });
  });
});

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

  it('the clock is there', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it.each([
    ['the first day', '2026-11-21', 'November 21, 2026', 'November 22, 2026', ['2026-11-21', '2026-11-22']],
    [
      'the end of a month',
      '2026-11-21',
      'November 29, 2026',
      'November 30, 2026',
      ['2026-11-29', '2026-11-30'],
    ],
    [
      'the clocks going forward',
      '2027-03-13',
      'March 13, 2027',
      'March 15, 2027',
      ['2027-03-13', '2027-03-15'],
    ],
    ['midnight skipped', '2027-04-29', 'April 29, 2027', 'April 30, 2027', ['2027-04-29', '2027-04-30']],
    [
      'the clocks going back',
      '2026-10-30',
      'October 30, 2026',
      'October 31, 2026',
      ['2026-10-30', '2026-10-31'],
    ],
  ])('over %s the pressed days are the days given', (_when, minDate, from, to, [start, end]) => {
    render(<Example minDate={minDate} />);
    press(from);
    expect(chosen).toHaveBeenLastCalledWith({ start, end: null });
    press(to);
    expect(chosen).toHaveBeenLastCalledWith({ start, end });
  });
});
