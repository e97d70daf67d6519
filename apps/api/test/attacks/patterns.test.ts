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
import { isSignedEvent } from '../../src/payments/event-signature.ts';
import { checkCard } from '../../src/payments/providers/embedded/card-form.ts';

const now = new Date('2026-11-20T18:00:00Z');
const SITE = 'http://localhost:3000';

/** Everything that looks for a pattern in what somebody else has written. */
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

/** What makes patterns go back and try again: much of what they take, and then what they do not. */
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

/** Characters: going back over every one of them from every other takes half a minute, reading them once a moment. */
const LENGTH = 100_000;
/** Milliseconds: for ever, as far as one text is concerned, also on a busy machine. */
const FOR_EVER = 10_000;

/** Whether a text is read before `limit` milliseconds are over. */
function isRead(read: (text: string) => unknown, text: string, limit = FOR_EVER): boolean {
  try {
    runInNewContext('read(text)', { read, text }, { timeout: limit });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

describe('somebody writes what takes for ever to read', () => {
  test('which would be noticed', () => {
    const goesBack = (text: string) => /\s+$/.test(text);
    expect(isRead(goesBack, `${' '.repeat(LENGTH)}!`, 1000)).toBe(false);
  });

  test.each(Object.entries(READERS))('%s reads it once, never from every place in it', (_, read) => {
    for (const start of STARTS) {
      for (const pump of PUMPS) {
        const text = `${start}${pump.repeat(Math.ceil(LENGTH / pump.length))}!`;
        expect(isRead(read, text), JSON.stringify([start, pump])).toBe(true);
      }
    }
  });
});
