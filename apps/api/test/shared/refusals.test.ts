import { cents } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { problemOf, refuse, refuseBroken, refuseForNow } from '../../src/shared/outcome.ts';

const words = wordsOf(content);

describe('D16: a refusal is a reason with params, and its sentence stands in a catalogue', () => {
  test('a sentence without figures', () => {
    const { error } = refuse('unauthenticated', 'sign-in-missing');
    expect(problemOf(words, error)).toEqual({ code: 'unauthenticated', message: 'Please sign in.' });
    const inFrench = problemOf(wordsOf(content, 'fr'), error);
    expect(inFrench.message).toBe('Veuillez vous connecter.');
  });

  test('a sentence with figures', () => {
    const { error } = refuse('price-changed', 'price-changed', { total: cents(14_250) });
    expect(problemOf(words, error).message).toBe('The price has changed. The total is now $142.50 CAD.');
    const inFrench = problemOf(wordsOf(content, 'fr'), error);
    expect(inFrench.message).toBe('Le prix a changé. Le total est maintenant de 142,50\u00a0$\u00a0CAD.');
  });

  test('what passes by itself says when to come back', () => {
    const { error } = refuseForNow('too-many-requests', 'too-often', 61, { minutes: 2 });
    expect(error.retryAfter).toBe(61);
    expect(problemOf(words, error).message).toContain('Please try again in 2 minutes, or call us.');
  });

  test('one broken rule speaks for itself, several have a sentence above them', () => {
    const issue = { field: 'email', rule: 'V9', message: 'Email is required' };
    const one = refuseBroken([issue], 'Please fix the errors below');
    expect(problemOf(words, one.error)).toEqual({
      code: 'rule-broken',
      message: 'Email is required',
      issues: [issue],
    });
    const two = refuseBroken([issue, issue], 'Please fix the errors below');
    expect(problemOf(words, two.error).message).toBe('Please fix the errors below');
  });

  test('without that sentence the message says every rule', () => {
    const issue = (message: string) => ({ field: 'party', rule: 'V14', message });
    const several = refuseBroken([issue('Maximum 1 pets allowed'), issue('Not enough capacity. Add more.')]);
    expect(problemOf(words, several.error).message).toBe(
      'Maximum 1 pets allowed. Not enough capacity. Add more.',
    );
  });
});
