import { cents } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import {
  outcomeOf,
  problemOf,
  refusal,
  refusalForNow,
  refuse,
  refuseBroken,
  refuseIf,
} from '../../src/shared/outcome.ts';

const words = wordsOf(content);

describe('D16: a refusal is a reason with params, and its sentence stands in a catalogue', () => {
  test('a sentence without figures', () => {
    const refused = refusal('unauthenticated', 'sign-in-missing');
    expect(problemOf(words, refused)).toEqual({ code: 'unauthenticated', message: 'Please sign in.' });
    const inFrench = problemOf(wordsOf(content, 'fr'), refused);
    expect(inFrench.message).toBe('Veuillez vous connecter.');
  });

  test('a sentence with figures', () => {
    const refused = refusal('price-changed', 'price-changed', { total: cents(14_250) });
    expect(problemOf(words, refused).message).toBe('The price has changed. The total is now $142.50 CAD.');
    const inFrench = problemOf(wordsOf(content, 'fr'), refused);
    expect(inFrench.message).toBe('Le prix a changé. Le total est maintenant de 142,50\u00a0$\u00a0CAD.');
  });

  test('what passes by itself says when to come back', () => {
    const refused = refusalForNow('too-many-requests', 'too-often', 61, { minutes: 2 });
    expect(refused.retryAfter).toBe(61);
    expect(problemOf(words, refused).message).toContain('Please try again in 2 minutes, or call us.');
  });

  /** Answers broken rules as a guest reads them. */
  async function readOf(...broken: Parameters<typeof refuseBroken>) {
    const done = await outcomeOf(() => refuseBroken(...broken));
    return done.ok ? undefined : problemOf(words, done.error);
  }

  test('one broken rule speaks for itself, several have a sentence above them', async () => {
    const issue = { field: 'email', rule: 'V9', message: 'Email is required' };
    expect(await readOf([issue], 'Please fix the errors below')).toEqual({
      code: 'rule-broken',
      message: 'Email is required',
      issues: [issue],
    });
    const two = await readOf([issue, issue], 'Please fix the errors below');
    expect(two?.message).toBe('Please fix the errors below');
  });

  test('without that sentence the message says every rule', async () => {
    const issue = (message: string) => ({ field: 'party', rule: 'V14', message });
    const several = await readOf([issue('Maximum 1 pets allowed'), issue('Not enough capacity. Add more.')]);
    expect(several?.message).toBe('Maximum 1 pets allowed. Not enough capacity. Add more.');
  });

  test('work ends where it refuses; any other error goes on', async () => {
    const found = refusal('not-found', 'stay-unknown');
    const refused = await outcomeOf(() => {
      refuseIf(undefined);
      refuseIf(found);
      refuse('internal', 'request-failed');
    });
    expect(refused).toEqual({ ok: false, error: found });
    await expect(outcomeOf(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  });
});
