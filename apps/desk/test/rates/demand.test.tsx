import { readMore, ruleChoices, ruleWords } from '../../src/features/rates/demand/demand-rules.tsx';
import { MOTEL } from '../motel.tsx';

const RULE = { key: 0, roomsLeft: 3, percent: 10 };
const { kinds, nights, ceiling, more, left } = ruleChoices(MOTEL, {
  today: '2027-05-10',
  rooms: [{ id: 'king', title: 'King' }],
});

describe('[F38] the rules of prices by demand', () => {
  test.each<[object, string]>([
    [RULE, '+10 % · last 3 rooms'],
    [{ roomsLeft: 1, amount: '-12.50' }, '−$12.50 · last room'],
    [{ soldShare: '80%', amount: 12 }, '+$12 · more than 80 % sold'],
    [{ sameDayFrom: 18, percent: '-15' }, '−15 % · same day from 6:00 PM'],
  ])('%j is named %s', (rule, name) => {
    expect(ruleWords(MOTEL, rule).name).toBe(name.replaceAll(' %', '\u00a0%'));
  });

  test.each<[string, object]>([
    ['12 %', { percent: '12', amount: undefined, round: 'dollar' }],
    ['-$1,200.50', { percent: undefined, amount: '-1200.5', round: undefined }],
    ['12', { percent: undefined, amount: '12', round: undefined }],
  ])('%s is typed as %j', (typed, part) => {
    expect(readMore(MOTEL, typed)).toEqual([part]);
  });

  test('its sentences say what it is about, and what has no limit', () => {
    const said = [left, more, kinds, nights, ceiling].map(({ words }) => words(RULE));
    expect(said).toEqual(['3 rooms', '10\u00a0% more', 'each kind', 'all nights', 'not limited']);
    const other = {
      ...RULE,
      room: ['king'],
      from: '2027-06-01',
      to: '2027-06-03',
      ceiling: '140',
      percent: -5,
    };
    expect([more, kinds, nights, ceiling].map(({ words }) => words(other))).toEqual([
      '5\u00a0% less',
      'King',
      'Jun 1 to 3',
      '$140',
    ]);
  });
});
