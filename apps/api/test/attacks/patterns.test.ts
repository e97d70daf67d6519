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

const SHORT = 1000;
const TIMES = 8;
/** Twice as long as it should take, and a third of what going back over everything would: 64. */
const MOST = 2.5 * TIMES;
/** Milliseconds that nobody notices. */
const UNNOTICED = 4;

function fastest(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const began = performance.now();
    read(text);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

describe('somebody writes what takes for ever to read', () => {
  test.each(Object.entries(READERS))('%s takes as long as the text is, never the square of it', (_, read) => {
    for (const start of STARTS) {
      for (const pump of PUMPS) {
        const text = (length: number) => `${start}${pump.repeat(Math.ceil(length / pump.length))}!`;
        const long = fastest(read, text(SHORT * TIMES));
        if (long < UNNOTICED) continue;
        const growth = long / fastest(read, text(SHORT));
        expect(growth, JSON.stringify([start, pump])).toBeLessThan(MOST);
      }
    }
  });
});
