import { runInNewContext } from 'node:vm';
import {
  checkFeedback,
  checkMobile,
  isEmail,
  isPhone,
  parseCivilDate,
  parseDollars,
} from '@motel/booking-core';
import { describe, expect, test } from 'vitest';
import { readIdempotencyKey } from '../../src/http/request/idempotency-key.ts';
import { acceptedEncoding } from '../../src/http/site/content-encoding.ts';
import { isKnown } from '../../src/http/site/entity-tag.ts';
import { asksForFile, siteAddress } from '../../src/http/site/site-address.ts';
import { oneLine, plainLines, quoted } from '../../src/mail/guest-words.ts';
import { checkCard } from '../../src/money/providers/embedded/card-form.ts';
import { isSignedEvent } from '../../src/money/providers/event-signature.ts';

const now = new Date('2026-11-20T18:00:00Z');
const SITE = 'http://localhost:3000';

/** All functions that match a pattern in text from outside. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  isEmail,
  isPhone,
  checkMobile,
  parseCivilDate,
  parseDollars,
  oneLine,
  quoted,
  plainLines,
  checkFeedback: (text) => checkFeedback({ name: text, email: text, message: text, isAccurate: true }),
  isSignedEvent: (text) => isSignedEvent('{}', text, 'secret', now),
  acceptedEncoding,
  isKnown: (text) => isKnown('W/"tag"', text),
  siteAddress: (text) => asksForFile(siteAddress(`${SITE}/${encodeURI(text)}`, SITE)),
  readIdempotencyKey: (text) => readIdempotencyKey(new Headers({ 'idempotency-key': encodeURI(text) })),
  checkCard: (text) => checkCard({ number: text, expiry: text, cvc: text, name: text }, now),
};

/** Texts to repeat: many matching characters before a mismatch make a pattern backtrack. */
const PUMPS = [
  'a',
  ' ',
  '.',
  '1',
  '@',
  'a.',
  'a@',
  '1 ',
  '(',
  '=',
  ',',
  't=1,',
  'v1=ff,',
  ';q=',
  'W/"',
  '\t',
  '\n',
  '\u2028',
  '-',
  '/',
  '\\',
];
const STARTS = ['', 'a@', '+1', 't=', '1', 'W/'];

/** Characters: quadratic backtracking over them takes half a minute, reading them once takes milliseconds. */
const LENGTH = 100_000;
/** Milliseconds; far longer than one text needs, also on a busy machine. */
const LONG = 10_000;

/** Returns whether a text is read within `limit` milliseconds. */
function isRead(read: (text: string) => unknown, text: string, limit = LONG): boolean {
  try {
    runInNewContext('read(text)', { read, text }, { timeout: limit });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

describe('texts that make a pattern backtrack', () => {
  test('a quadratic pattern would be detected', () => {
    const backtracks = (text: string) => /\s+$/.test(text);
    expect(isRead(backtracks, `${' '.repeat(LENGTH)}!`, 1000)).toBe(false);
  });

  test.each(Object.entries(READERS))('%s reads a long text in linear time', (_, read) => {
    for (const start of STARTS) {
      for (const pump of PUMPS) {
        const text = `${start}${pump.repeat(Math.ceil(LENGTH / pump.length))}!`;
        expect(isRead(read, text), JSON.stringify([start, pump])).toBe(true);
      }
    }
  });
});
