import { fc, test } from '@fast-check/vitest';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { type CardEntry, checkCard } from '../../../../src/money/providers/embedded/card-form.ts';
import {
  CARD_FIELDS,
  cardProblemOf,
  isCardProblem,
  problemHeadline,
} from '../../../../src/money/providers/embedded/card-problem-of.ts';
import { TEST_CARDS } from '../../../../src/money/providers/embedded/test-cards.ts';

const words = wordsOf(content);

const now = new Date('2026-11-20T18:00:00Z');
const good: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Maryam Okafor' };

const check = (change: Partial<CardEntry>) => checkCard({ ...good, ...change }, now);
const problemsOf = (change: Partial<CardEntry>) => {
  const checked = check(change);
  return checked.ok ? [] : checked.problems;
};

describe('the card form', () => {
  it('accepts each test card, with or without spaces and dashes', () => {
    for (const { number, outcome } of TEST_CARDS) {
      for (const typed of [number, number.replaceAll(' ', ''), number.replaceAll(' ', '-'), ` ${number} `]) {
        const checked = check({ number: typed });
        const isRefused = outcome === 'declined' || outcome === 'insufficient-funds';
        expect(checked).toEqual(isRefused ? { ok: false, problems: [outcome] } : { ok: true, outcome });
      }
    }
  });

  it('accepts no other card, and warns against entering a real one', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 19 });
    const listed = TEST_CARDS.map(({ number }) => number.replaceAll(' ', ''));
    fc.assert(
      fc.property(
        digits.map((list) => list.join('')),
        (number) => {
          fc.pre(!listed.includes(number));
          expect(problemsOf({ number })).toEqual(['no-test-card']);
        },
      ),
    );
    expect(problemsOf({ number: '5555 5555 5555 4444' })).toEqual(['no-test-card']);
    expect(cardProblemOf(words, 'number', ['no-test-card'])).toContain('Please never enter a real card.');
  });

  it.each([
    ['12/34', undefined],
    ['1234', undefined],
    ['12 / 2034', undefined],
    ['1/27', undefined],
    ['11/26', undefined],
    ['10/26', 'expired'],
    ['12/25', 'expired'],
    ['', 'no-expiry'],
    ['13/30', 'no-expiry'],
    ['00/30', 'no-expiry'],
    ['2034-12', 'no-expiry'],
    ['soon', 'no-expiry'],
  ])('expiry %j: %s', (expiry, problem) => {
    expect(problemsOf({ expiry })).toEqual(problem === undefined ? [] : [problem]);
  });

  it('accepts a card until the last moment of its month', () => {
    const entry = { ...good, expiry: '11/26' };
    expect(checkCard(entry, new Date('2026-11-30T23:59:59.999Z')).ok).toBe(true);
    expect(checkCard(entry, new Date('2026-12-01T00:00:00Z')).ok).toBe(false);
  });

  it('reports every missing field', () => {
    const problems = problemsOf({ number: '', expiry: ' ', cvc: '12', name: '  ' });
    expect(problems).toEqual(['no-number', 'no-expiry', 'no-cvc', 'no-name']);
    expect(CARD_FIELDS.every((field) => cardProblemOf(words, field, problems) !== undefined)).toBe(true);
    expect(problemHeadline(words, problems)).toBe('Please fix the errors below.');
  });

  test.prop([fc.string(), fc.string(), fc.string(), fc.string()])(
    'accepts or refuses any input without an error',
    (number, expiry, cvc, name) => {
      const checked = checkCard({ number, expiry, cvc, name }, now);
      if (!checked.ok) expect(checked.problems.every(isCardProblem)).toBe(checked.problems.length > 0);
    },
  );
});
