import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedEvent, signEvent } from '../../src/payments/event-signature.ts';

const now = new Date('2026-11-20T18:00:00Z');
const secret = 'whsec_of_the_test';
const body = '{"eventId":"evt_1","type":"paid"}';
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

describe("an event, signed the same way as Stripe's,", () => {
  it('is accepted as it was signed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (rawBody, key) => {
        expect(isSignedEvent(rawBody, signEvent(rawBody, key, now), key, now)).toBe(true);
      }),
    );
  });

  it("has the form that Stripe's own libraries check", () => {
    // HMAC-SHA256 of `1795197600.{}` with the key `whsec_test`, by `openssl dgst -sha256 -hmac whsec_test`.
    expect(signEvent('{}', 'whsec_test', new Date(1_795_197_600_000))).toBe(
      't=1795197600,v1=806ce58780a17240221c281614cde1e9d9c8d5bba318216c4aafb7d7758d80eb',
    );
  });

  it('is refused when the body, the time or the secret differs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (otherBody, otherSecret) => {
        const header = signEvent(body, secret, now);
        if (otherBody !== body) expect(isSignedEvent(otherBody, header, secret, now)).toBe(false);
        if (otherSecret !== secret) expect(isSignedEvent(body, header, otherSecret, now)).toBe(false);
        const earlier = header.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) - 1}`);
        expect(isSignedEvent(body, earlier, secret, now)).toBe(false);
      }),
    );
  });

  it('is good for five minutes either way, and no longer', () => {
    const header = signEvent(body, secret, now);
    for (const age of [-300, 0, 300]) expect(isSignedEvent(body, header, secret, seconds(age))).toBe(true);
    for (const age of [-301, 301, 86_400])
      expect(isSignedEvent(body, header, secret, seconds(age))).toBe(false);
  });

  it('is good with one right signature among several, and ignores other schemes', () => {
    const header = signEvent(body, secret, now);
    const [time = '', right = ''] = header.split(',');
    const wrong = `v1=${'0'.repeat(64)}`;
    expect(isSignedEvent(body, `${time},${wrong},${right}`, secret, now)).toBe(true);
    expect(isSignedEvent(body, `${time}, v0=abc, ${right}`, secret, now)).toBe(true);
    expect(isSignedEvent(body, `${time},${right.replace('v1', 'v0')}`, secret, now)).toBe(false);
  });

  it('never trips over what is no signature', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('t=', 't=1', 't=-1', 't=1e9', 'v1=', 'v1=zz', 't=9'.repeat(20)),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(isSignedEvent(body, parts.join(','), secret, now)).toBe(false);
      }),
    );
    expect(isSignedEvent(body, null, secret, now)).toBe(false);
  });
});
