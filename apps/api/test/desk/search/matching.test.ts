import { fc, it } from '@fast-check/vitest';
import { civilDate } from '@motel/booking-core';
import type { BookingStatus } from '@motel/booking-core/booking';
import { type Findable, matchStay, prepare, readTyped } from '../../../src/desk/search/match-stay.ts';
import { type Hit, ranked } from '../../../src/desk/search/search-stays.ts';

const AMARA: Findable = {
  reference: 'LI-7K4QD',
  name: 'Amara Osei-Lindqvist',
  phone: '(403) 555-0138',
  mobile: '+14035550138',
  email: 'amara@example.ca',
  rooms: ['22'],
};

const find = (words: string, stay: Partial<Findable> = {}) =>
  matchStay(readTyped(words), prepare({ ...AMARA, ...stay }));

function marked(
  words: string,
  field: 'name' | 'phone' | 'reference',
  stay: Partial<Findable> = {},
): string[] {
  const text = stay[field] ?? AMARA[field];
  return (find(words, stay)?.marks[field] ?? []).map(([from, to]) => text.slice(from, to));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const name = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 4, maxLength: 12 });
const names = fc.array(name, { minLength: 1, maxLength: 3 });
const shuffled = (words: readonly string[]) =>
  fc.shuffledSubarray([...words], { minLength: words.length, maxLength: words.length });
/** A word with one letter left out, added, wrong or exchanged with the next. */
const mistyped = (word: string) =>
  fc
    .record({
      at: fc.integer({ min: 0, max: word.length - 1 }),
      letter: fc.constantFrom(...LETTERS),
      how: fc.constantFrom('drop', 'add', 'wrong', 'swap'),
    })
    .map(({ at, letter, how }) => {
      const [before, rest] = [word.slice(0, at), word.slice(at)];
      if (how === 'drop') return before + rest.slice(1);
      if (how === 'add') return before + letter + rest;
      if (how === 'wrong') return before + letter + rest.slice(1);
      return before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
    });

describe('§14.2 search finds a stay', () => {
  it.prop([names.chain((words) => fc.tuple(fc.constant(words), shuffled(words)))])(
    'by the words of the name in any order',
    ([words, typed]) => {
      expect(find(typed.join(' '), { name: words.join(' ') })).toBeDefined();
    },
  );

  test('with one mistake in each word, and says that it is alike', () => {
    fc.assert(
      fc.property(
        names.chain((words) => fc.tuple(fc.constant(words), fc.tuple(...words.map(mistyped)))),
        ([words, typed]) => {
          expect(find(typed.join(' '), { name: words.join(' ') })).toBeDefined();
        },
      ),
    );
    expect(find('lindkvist')?.isAlike).toBe(true);
    expect(find('lindqvist')?.isAlike).toBe(false);
  });

  it.prop([
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 }),
    fc.nat({ max: 5 }),
    fc.constantFrom('', ' ', '-', ' - '),
  ])('by any half of the telephone number, however it is written', (digits, from, between) => {
    const written = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
    const half = [...digits.slice(from, from + 5)].join(between);
    const typed = half.replaceAll(between === '' ? '\0' : between, between);
    expect(find(typed, { phone: written, mobile: '+10000000000' })).toBeDefined();
  });

  test('by its number without dash or initials, and with letters that look alike', () => {
    for (const typed of ['LI-7K4QD', 'li7k4qd', '7k4qd', '7K4 QD', 'li 7k4', 'LI-7K4OD', '7KAQD', '7k40d']) {
      expect(find(typed)?.marks.reference, typed).toBeDefined();
    }
    expect(find('7k4qp')).toBeUndefined();
  });

  test('by its room and a name, only when each word is a part of it', () => {
    expect(find('22')).toBeDefined();
    expect(find('22 lindq')).toBeDefined();
    for (const none of ['23 lindq', 'lindq 99', 'amara smith', '', '…']) expect(find(none)).toBeUndefined();
  });

  test('by a name with marks, hyphens, apostrophes or another space', () => {
    expect(marked('benoit', 'name', { name: 'Zoë Benoît' })).toEqual(['Benoît']);
    expect(marked('obrien', 'name', { name: "Pat O'Brien" })).toEqual(["O'Brien"]);
    expect(marked('mac rae', 'name', { name: 'Ian MacRae' })).toEqual(['MacRae']);
    expect(marked('van der berg', 'name', { name: 'Jan Vanderberg' })).toEqual(['Vanderberg']);
    expect(marked('strasse', 'name', { name: 'Ute Straße' })).toEqual(['Straße']);
    expect(marked('ИВАН', 'name', { name: 'Иван Ng' })).toEqual(['Иван']);
  });

  test('and says which parts match', () => {
    expect(marked('lindq 01', 'name')).toEqual(['Lindq']);
    expect(marked('lindq 01', 'phone')).toEqual(['01']);
    expect(marked('7k4', 'reference')).toEqual(['7K4']);
    expect(marked('li7k4', 'reference')).toEqual(['LI-7K4']);
  });

  it.prop([fc.string({ unit: 'grapheme', maxLength: 200 })])('in little time, whatever is typed', (typed) => {
    const match = find(typed);
    for (const marks of Object.values(match?.marks ?? {})) {
      for (const [from, to] of marks) expect(from).toBeLessThan(to);
    }
  });
});

describe('§14.2 the order of what is found', () => {
  const TODAY = civilDate('2027-07-09');
  const UNPAID: readonly BookingStatus[] = ['held', 'expired', 'released'];
  const found = (id: string, checkIn: string, checkOut: string, score = 100): Hit => {
    const nights = { checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) };
    const stay = { id, reference: id, status: 'confirmed', ...nights } as const;
    return { stay, match: { score, isAlike: false, marks: {} } };
  };
  const hit = fc
    .record({
      id: fc.uuid(),
      status: fc.constantFrom<BookingStatus>(...UNPAID, 'confirmed', 'cancelled', 'refunded'),
      score: fc.integer({ min: 0, max: 130 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ id, status, score, day }) => {
      const at = found(id, `2027-07-${String(day).padStart(2, '0')}`, '2027-07-30', score);
      return { ...at, stay: { ...at.stay, status } };
    });
  const isUnpaid = ({ stay }: Hit) => UNPAID.includes(stay.status);

  it.prop([fc.array(hit)])(
    'no unpaid attempt is before a confirmed stay, however well it matches',
    (hits) => {
      const order = ranked(hits, TODAY);
      const lastConfirmed = order.findLastIndex(({ stay }) => stay.status === 'confirmed');
      const firstUnpaid = order.findIndex(isUnpaid);
      expect(firstUnpaid === -1 || lastConfirmed < firstUnpaid).toBe(true);
    },
  );

  test('of two that match as well, the one nearest to today is first', () => {
    const hits = [
      found('next-month', '2027-08-09', '2027-08-10'),
      found('last-week', '2027-07-01', '2027-07-02'),
      found('soon', '2027-07-16', '2027-07-18'),
      found('tonight', '2027-07-08', '2027-07-10'),
    ];
    const order = ranked(hits, TODAY).map(({ stay }) => stay.id);
    expect(order).toEqual(['tonight', 'soon', 'last-week', 'next-month']);
  });
});
