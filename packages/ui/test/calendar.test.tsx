import type { DateRangeCalendarProps } from '../src/calendar/index.ts';
import { chosen, day, dayCells, Example, press } from './calendar-example.tsx';
import { act, fireEvent, render, screen } from './support.ts';

const isDisabled = (cell: HTMLElement) => cell.getAttribute('aria-disabled') === 'true';
const chosenIn = (list: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: list }).selectedOptions[0]?.text;
const inView = (month: string) =>
  `${chosenIn('Month')} ${chosenIn('Year')}` === month || screen.queryAllByText(month).length > 0;
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
  it('marks the range; starts again after a full one, before it, too far (D12)', () => {
    render(<Example start="2026-11-23" end="2026-11-25" maxNights={4} />);
    const selected = dayCells().filter((cell) => cell.getAttribute('aria-selected') === 'true');
    expect(selected).toEqual([23, 24, 25].map((date) => day(`November ${date}, 2026`)));
    press('November 25, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-25', end: null }, true);
    press('November 22, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-22', end: null }, true);
    press('November 27, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-27', end: null }, true);
    press('November 30, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-27', end: '2026-11-30' }, true);
  });
});

describe('days with terms', () => {
  const prices: DateRangeCalendarProps['dayTerms'] = (date, start) =>
    start !== null && date < '2026-11-25'
      ? { text: 'min 2', reason: 'nights at least', name: '$119, 2 nights at least' }
      : date === '2026-11-28'
        ? { text: '$139', name: '$139, No arrivals', mark: 'in', isBarred: true, reason: 'no check-in' }
        : { text: '$119', name: '$119, lowest of this month', low: 'lowest of its month' };
  const canEndOn = (_start: string, end: string) => end >= '2026-11-25';

  it('show them under the number, and have those in force in their name', () => {
    const { rerender } = render(<Example dayTerms={prices} caption="CAD a night" />);
    const saturday = day('November 28, 2026');
    expect(saturday.textContent).toBe('28');
    const lines = [...saturday.querySelectorAll('[data-text]')].map((line) => line.getAttribute('data-text'));
    expect(lines).toEqual(['$139', 'in']);
    expect(saturday.getAttribute('aria-label')).toBe('Choose Saturday, November 28, 2026: $139, No arrivals');
    expect(day('November 20, 2026').getAttribute('aria-label'), 'gone by').toMatch(/2026$/);
    screen.getByText('CAD a night');
    rerender(<Example dayTerms={() => ({ text: '99', name: '$99' })} />);
    expect(day('November 28, 2026').getAttribute('aria-label')).toMatch(/2026: \$99$/);
    rerender(<Example dayTerms={() => undefined} />);
    expect(day('November 28, 2026').getAttribute('aria-label')).toMatch(/2026$/);
  });

  it('explain each kind of mark once under the months, and why a day is no end', () => {
    render(<Example dayTerms={prices} canEndOn={canEndOn} />);
    for (const key of ['no check-in', 'lowest of its month']) screen.getByText(key);
    expect(screen.queryByText('nights at least')).toBeNull();
    press('November 23, 2026');
    expect(day('November 24, 2026').getAttribute('aria-label')).toBe(
      'Not available Tuesday, November 24, 2026: $119, 2 nights at least',
    );
    screen.getByText('nights at least');
    expect(day('November 24, 2026').className).toContain('noEnd');
    expect(day('November 25, 2026').className).not.toContain('noEnd');
    press('November 24, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: null }, true);
    press('November 25, 2026');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-25' }, true);
  });
});

describe('for screen readers and the keyboard', () => {
  it('is a named group; each day is announced with the end that it would be', () => {
    render(<Example label="Choose your stay" labels={{ start: 'Check in on', end: 'Check out on' }} />);
    screen.getByRole('group', { name: 'Choose your stay' });
    expect(day('November 21, 2026').getAttribute('aria-label')).toBe(
      'Check in on Saturday, November 21, 2026',
    );
    expect(day('November 20, 2026').getAttribute('aria-label')).toBe(
      'Not available Friday, November 20, 2026',
    );
    press('November 23, 2026');
    expect(day('November 24, 2026').getAttribute('aria-label')).toMatch(/^Check out on /);
  });

  it('a mouse shows the range to its day; arrows move the focus, Enter chooses', () => {
    render(<Example start="2026-11-23" />);
    const between = () => day('November 24, 2026').className.includes('in-selecting-range');
    fireEvent.pointerEnter(day('November 26, 2026'), { pointerType: 'touch' });
    expect(between()).toBe(false);
    fireEvent.pointerEnter(day('November 26, 2026'), { pointerType: 'mouse' });
    expect(between()).toBe(true);
    const stops = dayCells().filter((cell) => cell.tabIndex === 0);
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
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-12-07' }, true);
    expect(document.activeElement).toBe(day('December 7, 2026'));
  });

  it('the first day that can be chosen is focusable when the first is taken', () => {
    render(<Example isNightFree={(date) => date > '2026-11-24'} />);
    const stops = dayCells().filter((cell) => cell.tabIndex === 0);
    expect(stops).toEqual([day('November 25, 2026')]);
  });
});

describe('changing the month', () => {
  const next = () => screen.getByRole('button', { name: 'Next month' });
  const previous = () => screen.getByRole('button', { name: 'Previous month' });

  it('reports the months in view; stops at both ends without losing focus', () => {
    const visible = vi.fn();
    render(<Example maxDate="2026-12-24" onVisibleChange={visible} />);
    expect(visible.mock.calls).toEqual([['2026-11-01', '2026-12-01']]);
    expect(previous().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous());
    expect(inView('November 2026')).toBe(true);
    fireEvent.click(next());
    expect(visible.mock.calls.slice(1)).toEqual([['2026-12-01', '2027-01-01']]);
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(previous().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(next());
    expect(inView('December 2026')).toBe(true);
  });

  it('shows two months where there is room, and keeps them; or one on request', () => {
    wide(true);
    const visible = vi.fn();
    const { unmount } = render(<Example start="2026-11-23" onVisibleChange={visible} />);
    expect(months()).toBe(2);
    expect(visible).toHaveBeenLastCalledWith('2026-11-01', '2027-01-01');
    expect(screen.getAllByRole('button')).toHaveLength(2);
    press('December 3, 2026');
    expect(inView('November 2026')).toBe(true);
    expect(inView('December 2026')).toBe(true);
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-12-03' }, true);
    unmount();
    render(<Example months={1} start="2027-03-02" end="2027-03-05" />);
    expect(months()).toBe(1);
    expect(inView('March 2027'), 'it opens at the start').toBe(true);
  });
});

describe('§9 the range of the picker', () => {
  /** Any date can be chosen: no limits but the calendar's own. */
  const search = { minDate: undefined, maxDate: undefined, today: '2026-11-21', minNights: 0 } as const;
  const pick = (list: string, option: string) => {
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: list });
    const value = [...select.options].find(({ text }) => text === option)?.value;
    fireEvent.change(select, { target: { value } });
  };

  it('is 100 years back to 20 ahead, no month beyond it, each two choices away', () => {
    render(<Example {...search} />);
    const years = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).options];
    expect(years.map(({ text }) => Number(text))).toEqual(Array.from({ length: 121 }, (_, i) => 1926 + i));
    pick('Month', 'March');
    expect(inView('March 2026')).toBe(true);
    pick('Year', '1926');
    expect(inView('November 1926'), 'its nearest month').toBe(true);
    const [stop, ...others] = dayCells().filter((cell) => cell.tabIndex === 0);
    expect(stop?.getAttribute('aria-label'), 'it gets the focus').toMatch(/November \d+, 1926$/);
    expect(others).toEqual([]);
    const months = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).options];
    expect(months.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
      'November',
      'December',
    ]);
    expect(isDisabled(day('November 20, 1926'))).toBe(true);
    expect(isDisabled(day('November 21, 1926'))).toBe(false);
    pick('Year', '2046');
    expect(inView('November 2046')).toBe(true);
    expect(isDisabled(day('November 20, 2046'))).toBe(false);
    press('November 20, 2046');
    press('November 21, 2046');
    expect(chosen).toHaveBeenLastCalledWith({ start: '2046-11-20', end: '2046-11-21' }, true);
    expect(isDisabled(day('November 22, 2046'))).toBe(true);
  });

  it("its ends read 'MMM d, yyyy', and the next one is named", () => {
    const { container } = render(<Example {...search} start="2026-07-04" end="2026-07-12" />);
    const ends = () => [...container.querySelectorAll('dd')].map((end) => end.textContent);
    expect(ends()).toEqual(['Jul 4, 2026', 'Jul 12, 2026']);
    press('July 6, 2026');
    expect(ends()).toEqual(['Jul 6, 2026', 'Choose']);
  });
});

describe('§9 presets and numbers', () => {
  const today = '2026-11-21';
  const presets = [
    { label: 'Today', start: today, end: today },
    { label: 'Last Month', start: '2026-10-01', end: '2026-10-31' },
    { label: 'Next Week', start: '2026-11-22', end: '2026-11-28' },
  ];
  const search = { minDate: undefined, maxDate: undefined, today, minNights: 0, presets } as const;
  const shortcut = (name: string) => screen.queryByRole('button', { name });
  const numberOf = (name: string) => screen.queryByRole<HTMLInputElement>('spinbutton', { name });
  const days = (name: string) => {
    const field = numberOf(name);
    if (!field) throw new Error(`no field for ${name}`);
    return field;
  };

  it('a preset chooses both ends, shows them each time, and is marked', () => {
    render(<Example {...search} />);
    fireEvent.click(screen.getByRole('button', { name: 'Last Month' }));
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-10-31' }, true);
    expect(inView('October 2026')).toBe(true);
    expect(shortcut('Last Month')?.getAttribute('aria-pressed')).toBe('true');
    expect(shortcut('Today')?.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(inView('November 2026')).toBe(true);
    chosen.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Last Month' }));
    expect(inView('October 2026'), 'also when already chosen').toBe(true);
    expect(chosen.mock.calls).toEqual([[{ start: '2026-10-01', end: '2026-10-31' }, true]]);
  });

  it('for a booking only those appear whose nights can be booked', () => {
    const { rerender } = render(<Example presets={presets} />);
    expect(shortcut('Today')).toBeNull();
    expect(shortcut('Last Month')).toBeNull();
    expect(shortcut('Next Week')).not.toBeNull();
    expect(numberOf('days up to today')).toBeNull();
    expect(numberOf('days starting today')).not.toBeNull();

    rerender(<Example presets={presets} isNightFree={(date) => date !== '2026-11-25'} />);
    expect(shortcut('Next Week')).toBeNull();
    rerender(<Example presets={presets} isNightFree={() => false} />);
    expect(screen.queryAllByRole('spinbutton')).toEqual([]);
  });

  it('a number is a range while typed, final after Enter or leaving', () => {
    render(<Example {...search} />);
    fireEvent.change(days('days up to today'), { target: { value: '3' } });
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-19', end: today }, false);
    fireEvent.change(days('days up to today'), { target: { value: '30' } });
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-10-23', end: today }, false);
    expect(inView('October 2026')).toBe(true);
    const isLeftToTheForm = fireEvent.keyDown(days('days up to today'), { key: 'Enter' });
    expect(isLeftToTheForm, 'Enter submits no form around it').toBe(false);
    expect(chosen).toHaveBeenLastCalledWith({ start: '2026-10-23', end: today }, true);

    fireEvent.change(days('days starting today'), { target: { value: '7' } });
    fireEvent.blur(days('days starting today'));
    expect(chosen).toHaveBeenLastCalledWith({ start: today, end: '2026-11-27' }, true);
    expect(days('days starting today').value).toBe('7');
    expect(days('days up to today').value).toBe('');
  });
});

describe('today', () => {
  afterEach(() => vi.useRealTimers());

  it.each(['2026-11-20', '2026-11-22'])('is the given date, while the guest’s clock says %s', (clock) => {
    vi.useFakeTimers({ now: new Date(`${clock}T12:00:00`), toFake: ['Date'] });
    render(<Example today="2026-11-21" minDate="2026-11-01" />);
    const marked = () => dayCells().filter((cell) => cell.getAttribute('aria-current') === 'date');
    expect(marked()).toEqual([day('November 21, 2026')]);
    press('November 22, 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(marked()).toEqual([day('November 21, 2026')]);
  });
});

describe('focus', () => {
  const focus = (date: string) => act(() => day(date).focus());
  const key = (name: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
  const spoken = () => document.activeElement?.getAttribute('aria-label');

  it('keys go to the ends of a week, by a week, a month, with Shift by a year', () => {
    render(<Example start="2026-11-25" minDate="2025-03-01" today="2026-11-21" />);
    focus('November 25, 2026');
    for (const [name, date] of [
      ['Home', 'Sunday, November 22, 2026'],
      ['End', 'Saturday, November 28, 2026'],
      ['ArrowUp', 'Saturday, November 21, 2026'],
      ['PageDown', 'Monday, December 21, 2026'],
    ] as const) {
      key(name);
      expect(spoken(), name).toContain(date);
    }
    key('PageUp');
    expect(spoken()).toContain('Saturday, November 21, 2026');
    key('PageUp', { shiftKey: true });
    expect(spoken()).toContain('Friday, November 21, 2025');
    key('PageUp', { shiftKey: true });
    expect(spoken(), 'the first date').toContain('Saturday, March 1, 2025');
  });

  function Panel() {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that takes focus when it opens
      <div ref={(panel) => panel?.focus()} tabIndex={0} role="dialog" aria-label="Dates">
        <Example start="2026-11-25" />
        <button type="button">Beside</button>
      </div>
    );
  }

  it('moves in from the panel that opened', async () => {
    render(<Panel />);
    await act(async () => {});
    expect(document.activeElement).toBe(day('November 25, 2026'));
  });

  it('stays where the guest has moved it, and on the page', async () => {
    render(<Example start="2026-11-25" />);
    await act(async () => {});
    expect(document.activeElement).toBe(document.body);
  });
});

describe('nights that are loading', () => {
  it('have a quiet line', () => {
    const { rerender } = render(<Example note="Looking up free nights..." />);
    expect(screen.getByRole('status').textContent).toBe('Looking up free nights...');
    rerender(<Example />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
