import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { EMPTY } from '../../src/features/rates/draft.ts';
import { RateGrid } from '../../src/features/rates/month/RateGrid.tsx';
import { seasonColours } from '../../src/features/rates/month/SeasonLine.tsx';
import type { Selection } from '../../src/features/rates/selection.ts';
import { render } from '../motel.tsx';
import { july } from './month.ts';

const MONTH = july(({ date }) =>
  date === '2027-07-20' ? { price: 98.1, source: 'hand', minNights: 2 } : {},
);
const SIZE = { rows: 2, cols: 31, firstCol: 9 };
const COLOURS = seasonColours(MONTH);

function Grid() {
  const [selection, setSelection] = useState<Selection | undefined>(undefined);
  return (
    <RateGrid
      month={MONTH}
      size={SIZE}
      view="prices"
      lastYear={undefined}
      colours={COLOURS}
      selection={selection}
      draft={selection === undefined ? EMPTY : { ...EMPTY, prices: { 149: '189' } }}
      onSelect={setSelection}
      onReach={undefined}
      onEdit={() => undefined}
    />
  );
}

const cell = (day: string, room = 'Hoodoo Double') =>
  screen.getByRole('gridcell', { name: new RegExp(`^${room}, \\w+, July ${day}:`) });
const wordsOf = (element: Element) => element.firstElementChild?.textContent;
const selected = () => screen.getAllByRole('gridcell', { selected: true });

describe('§14.7 the month of prices', () => {
  test('a cell says price, limits, source; of a drag the old price is struck', () => {
    render(<Grid />);
    expect(wordsOf(cell('20'))).toBe('Hoodoo Double, Tue, July 20: $98.10, 2 nights at least, set by hand');
    expect(cell('20').querySelector('[data-figures]')?.textContent).toBe('98.102 n');
    fireEvent.pointerDown(cell('16'), { button: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(cell('18'), { pointerType: 'mouse' });
    fireEvent.pointerUp(cell('18'));
    fireEvent.pointerMove(cell('22'), { pointerType: 'mouse' });
    expect(selected()).toHaveLength(3);
    expect(cell('17').querySelector('del')?.textContent).toBe('149');
    expect(wordsOf(cell('17'))).toBe('Hoodoo Double, Sat, July 17: $189, was $149, not saved');
  });

  test('a second tap ends a span, takes an only night back; none on a past one', () => {
    render(<Grid />);
    const tap = (day: string) => fireEvent.pointerDown(cell(day), { button: 0, pointerType: 'touch' });
    tap('16');
    tap('19');
    expect(selected()).toHaveLength(4);
    tap('12');
    expect(selected()).toHaveLength(1);
    for (const day of ['12', '5']) {
      tap(day);
      expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
    }
  });

  test('Shift and arrows select, a whole row by its name', () => {
    render(<Grid />);
    cell('10').focus();
    fireEvent.keyDown(cell('10'), { key: 'ArrowRight' });
    fireEvent.keyDown(cell('11'), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(cell('12'), { key: 'ArrowDown', shiftKey: true });
    expect(selected()).toHaveLength(4);
    expect(document.activeElement).toBe(cell('12', 'Canyon King'));
    fireEvent.click(screen.getByRole('button', { name: /Canyon King/ }));
    expect(selected()).toHaveLength(22);
  });

  test('headings of days drag, and take Shift, as cells do', () => {
    render(<Grid />);
    const heading = (day: string) => screen.getByRole('button', { name: new RegExp(`^\\w\\w ?${day}$`) });
    const mouse = { button: 0, pointerType: 'mouse' };
    fireEvent.pointerDown(heading('16'), mouse);
    fireEvent.pointerMove(heading('17'), mouse);
    // Over the cells beneath, a drag that began on a heading goes on by nights.
    fireEvent.pointerMove(cell('18'), mouse);
    fireEvent.pointerUp(cell('18'));
    expect(selected()).toHaveLength(6);
    fireEvent.pointerDown(heading('20'), { ...mouse, shiftKey: true });
    fireEvent.pointerUp(heading('20'));
    fireEvent.click(heading('20'), { shiftKey: true, detail: 1 });
    expect(selected()).toHaveLength(10);
    // A key has no pointer.
    fireEvent.click(heading('25'), { detail: 0 });
    expect(selected()).toHaveLength(2);
  });

  test('only the cells that change are drawn again', async () => {
    render(<Grid />);
    fireEvent.pointerDown(cell('16'), { button: 0, pointerType: 'mouse' });
    const touched = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target.closest('td') : target.parentElement?.closest('td');
        if (at) touched.add(at);
      }
    });
    observer.observe(screen.getByRole('grid'), { attributes: true, childList: true, subtree: true });
    fireEvent.pointerMove(cell('17'), { pointerType: 'mouse' });
    await Promise.resolve();
    for (const { target } of observer.takeRecords())
      touched.add((target as Element).closest('td') as Element);
    observer.disconnect();
    expect([...touched].filter(Boolean).toSorted(byColumn)).toEqual([cell('16'), cell('17')]);
  });
});

function byColumn(one: Element, other: Element): number {
  const columnOf = (element: Element) => Number((element as HTMLElement).dataset.at?.split(',')[1]);
  return columnOf(one) - columnOf(other);
}
