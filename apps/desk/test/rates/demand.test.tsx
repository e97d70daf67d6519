import { describe, expect, test } from 'vitest';
import {
  type ChoiceName,
  partFor,
  readValues,
  ruleWords,
  valueIn,
  wordsFor,
} from '../../src/features/rates/demand/demand-rules.ts';
import { MOTEL } from '../motel.tsx';

const KNOWN = {
  version: 1,
  currency: 'CAD',
  today: '2027-05-10',
  rooms: [{ id: 'king', title: 'King' }],
  rules: [],
};
const RULE = { key: 0, roomsLeft: 3, percent: 10 };

describe('[F38] the rules of prices by demand', () => {
  test.each<[object, string]>([
    [RULE, '+10 % · last 3 rooms'],
    [{ roomsLeft: 1, amount: '-12.50' }, '−$12.50 · last room'],
    [{ soldShare: '80%', amount: 12 }, '+$12 · more than 80 % sold'],
    [{ sameDayFrom: 18, percent: '-15' }, '−15 % · same day from 6:00 PM'],
  ])('%j is named %s', (rule, name) => {
    expect(ruleWords(MOTEL, rule).name).toBe(name.replaceAll(' %', '\u00a0%'));
  });

  test.each<[ChoiceName, string, object]>([
    ['more', '12 %', { percent: 12, amount: undefined, round: 'dollar' }],
    ['more', '-$1,200.50', { percent: undefined, amount: -1200.5, round: undefined }],
    ['floor', '79', { floor: '79' }],
  ])('%s is typed as %s', (name, typed, part) => {
    const [value = '', ...others] = readValues(MOTEL, name, typed);
    expect(others).toEqual([]);
    expect(partFor(MOTEL, name, value)).toEqual(part);
    expect(valueIn(MOTEL, KNOWN, name, partFor(MOTEL, name, value))).toBe(value);
  });

  test('a press chooses, and what has no limit says so', () => {
    expect(partFor(MOTEL, 'left', '2')).toEqual({ roomsLeft: 2 });
    expect(partFor(MOTEL, 'nights', 'all nights')).toEqual({ from: undefined, to: undefined });
    expect(valueIn(MOTEL, KNOWN, 'kinds', { room: ['king'] })).toBe('King');
    expect(wordsFor(MOTEL, 'ceiling', valueIn(MOTEL, KNOWN, 'ceiling', RULE))).toBe('not limited');
    expect(wordsFor(MOTEL, 'more', '−15%')).toBe('15\u00a0% less');
  });
});
