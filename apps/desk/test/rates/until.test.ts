import { fc, it } from '@fast-check/vitest';
import { changeOf, EMPTY } from '../../src/features/rates/draft.ts';
import { selectOne } from '../../src/features/rates/selection.ts';
import { countedNights, withUntil } from '../../src/features/rates/use-rates.ts';
import { MOTEL } from '../motel.tsx';
import { july } from './month.ts';

const month = july();
const friday = { selection: selectOne({ row: 0, col: 29 }), draft: EMPTY };
const DAY = 86_400_000;
const dayAfter = (days: number) => new Date(Date.UTC(2027, 6, 30) + days * DAY).toISOString().slice(0, 10);

describe('§14.7 the last night of a selection', () => {
  test('a night of the month moves the end of the selection', () => {
    const { selection, draft } = withUntil(month, friday, '2027-07-31');
    expect(selection).toEqual({ anchor: { row: 0, col: 29 }, head: { row: 0, col: 30 } });
    expect(draft.until).toBe('');
  });

  test('a later one sets one price of all nights, in one change', () => {
    const typed = { ...friday, draft: { ...EMPTY, prices: { '149': '189' }, minNights: '2' } };
    const later = withUntil(month, typed, '2027-09-05');
    expect(countedNights(month, later)).toBe(38);
    const nights = { rooms: ['double'], from: '2027-07-30', to: '2027-09-05' };
    expect(changeOf(MOTEL, month, later.selection, later.draft)).toEqual({
      change: {
        kind: 'nights',
        nights: [
          { ...nights, price: 189 },
          { ...nights, minNights: 2 },
        ],
      },
      faults: [],
    });
  });

  test('one before the first night, or none, changes nothing', () => {
    expect(withUntil(month, friday, '2027-07-29')).toEqual(friday);
    expect(withUntil(month, friday, '')).toEqual(friday);
  });

  it.prop([fc.nat({ max: 500 }), fc.nat({ max: 1 })])(
    'as many nights are counted as lie between, in any month',
    (days, row) => {
      const begun = { selection: { anchor: { row: 0, col: 29 }, head: { row, col: 29 } }, draft: EMPTY };
      const until = withUntil(month, begun, dayAfter(days));
      expect(countedNights(month, until)).toBe(days + 1);
      expect(until.selection.anchor).toEqual({ row: 0, col: 29 });
    },
  );
});
