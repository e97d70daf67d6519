import { fc, it } from '@fast-check/vitest';
import {
  extendTo,
  isInside,
  moved,
  reachSpot,
  rectangleOf,
  selectAt,
  selectOne,
} from '../../src/features/rates/selection.ts';

const SIZE = { rows: 3, cols: 31, firstCol: 9 };

describe('§14.7 the selection of nights', () => {
  test('a row is chosen from the first night to come, a column over all types', () => {
    expect(rectangleOf(selectAt({ row: 1 }, SIZE))).toEqual({ top: 1, bottom: 1, left: 9, right: 30 });
    expect(rectangleOf(selectAt({ col: 12 }, SIZE))).toEqual({ top: 0, bottom: 2, left: 12, right: 12 });
  });

  test('headings go on from what is selected, over all types or all nights', () => {
    const cell = selectOne({ row: 1, col: 12 });
    const all = { top: 0, bottom: 2 };
    expect(rectangleOf(reachSpot(cell, { col: 15 }, SIZE))).toEqual({ ...all, left: 12, right: 15 });
    expect(rectangleOf(reachSpot(selectAt({ col: 12 }, SIZE), { col: 10 }, SIZE))).toEqual({
      ...all,
      left: 10,
      right: 12,
    });
    expect(rectangleOf(reachSpot(selectAt({ row: 0 }, SIZE), { row: 1 }, SIZE))).toEqual({
      top: 0,
      bottom: 1,
      left: 9,
      right: 30,
    });
  });

  const cell = fc.record({ row: fc.nat({ max: 11 }), col: fc.nat({ max: 30 }) });
  it.prop([cell, cell])('a selection is a rectangle, in whichever direction it was drawn', (one, other) => {
    const rectangle = rectangleOf(extendTo(selectOne(one), other));
    expect(rectangleOf(extendTo(selectOne(other), one))).toEqual(rectangle);
    expect([one, other].every((end) => isInside(rectangle, end))).toBe(true);
  });

  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'));
  it.prop([keys])('keys stay in the grid and never reach a night gone by', (pressed) => {
    let at = { row: 0, col: SIZE.firstCol };
    for (const key of pressed) at = moved(at, key, SIZE) ?? at;
    expect(at.row).toBeGreaterThanOrEqual(0);
    expect(at.row).toBeLessThan(SIZE.rows);
    expect(at.col).toBeGreaterThanOrEqual(SIZE.firstCol);
    expect(at.col).toBeLessThan(SIZE.cols);
    expect(moved(at, 'x', SIZE)).toBeUndefined();
  });
});
