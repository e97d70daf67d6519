import { fc, test } from '@fast-check/vitest';
import { isSignedEvent, signEvent } from '../../../src/money/providers/event-signature.ts';

const now = new Date('2026-11-20T18:00:00Z');
const secret = 'whsec_of_the_test';
const body = '{"eventId":"evt_1","type":"paid"}';
/** Neither empty nor blank: an empty body has no event, and a blank secret protects nothing. */
const someText = fc.string().filter((text) => text.trim() !== '');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

describe("an event with a signature in Stripe's format", () => {
  test.prop([someText, someText])('is accepted unchanged', (rawBody, key) => {
    expect(isSignedEvent(rawBody, signEvent(rawBody, key, now), key, now)).toBe(true);
  });

  it('has an HMAC-SHA256 of its time and body', () => {
    // The digest of `1795197600.{}` with the key `whsec_test`, by `openssl dgst -sha256 -hmac whsec_test`.
    const header = 't=1795197600,v1=806ce58780a17240221c281614cde1e9d9c8d5bba318216c4aafb7d7758d80eb';
    const signedAt = new Date(1_795_197_600_000);
    expect(signEvent('{}', 'whsec_test', signedAt)).toBe(header);
    expect(isSignedEvent('{}', header, 'whsec_test', signedAt)).toBe(true);
  });

  test.prop([fc.string(), fc.string()])(
    'is refused when the body, the time or the secret differs',
    (otherBody, otherSecret) => {
      const header = signEvent(body, secret, now);
      if (otherBody !== body) expect(isSignedEvent(otherBody, header, secret, now)).toBe(false);
      if (otherSecret !== secret) expect(isSignedEvent(body, header, otherSecret, now)).toBe(false);
      const earlier = header.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) - 1}`);
      expect(isSignedEvent(body, earlier, secret, now)).toBe(false);
    },
  );

  it('is valid for five minutes before and after its time', () => {
    const header = signEvent(body, secret, now);
    for (const age of [-300, 0, 300]) expect(isSignedEvent(body, header, secret, seconds(age))).toBe(true);
    for (const age of [-301, 301, 86_400])
      expect(isSignedEvent(body, header, secret, seconds(age))).toBe(false);
  });

  it('is valid with one valid signature of several; other schemes do not count', () => {
    const header = signEvent(body, secret, now);
    const [time = '', right = ''] = header.split(',');
    const wrong = `v1=${'0'.repeat(64)}`;
    expect(isSignedEvent(body, `${time},${wrong},${right}`, secret, now)).toBe(true);
    expect(isSignedEvent(body, `${time},v0=abc,${right}`, secret, now)).toBe(true);
    for (const none of [`${time},${right.replace('v1', 'v0')}`, right, `t=NaN,${right}`])
      expect(isSignedEvent(body, none, secret, now)).toBe(false);
  });

  it('is refused without a header, with an empty body or a blank secret', () => {
    expect(isSignedEvent(body, null, secret, now)).toBe(false);
    expect(isSignedEvent('', signEvent('', secret, now), secret, now)).toBe(false);
    for (const blank of ['', ' ']) {
      expect(isSignedEvent(body, signEvent(body, blank, now), blank, now)).toBe(false);
    }
  });

  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('t=', 't=1', 't=-1', 't=1e9', 'v1=', 'v1=zz', `v1=${'é'.repeat(64)}`, 't=9'.repeat(20)),
  );
  test.prop([fc.array(part)])('is refused without an error for any header', (parts) => {
    expect(isSignedEvent(body, parts.join(','), secret, now)).toBe(false);
  });
});
