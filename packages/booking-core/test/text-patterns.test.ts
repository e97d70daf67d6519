import { fc, it } from '@fast-check/vitest';
import { isEmail, isPhone } from '../src/index.ts';

describe('§5 [V2] e-mail', () => {
  test.each(['ann@example.com', 'ann.lee+motel@mail.example.co', 'a@b.c', 'å@ö.example'])(
    '[V2] %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    ['', 'ann', 'ann@', '@example.com', 'ann@example', 'ann@example.', 'ann@.com', 'ann@example..com'],
    ['ann lee@example.com', 'ann@exam ple.com', 'ann@lee@example.com', 'ann@example.com\n'],
    ['ann,bob@example.com', 'ann;bob@example.com', '<ann@example.com>', 'ann@example.com,bob.example'],
    ['ann\u0000@example.com', 'ann\u001b[2J@example.com', 'moc.elpmaxe\u202e@example.com'],
    ['a@[127.0.0.1]', 'a@127.0.0.1', 'a@[mail.example]', 'ann@example.1'],
    ['ann\u200b@example.com', 'ann\u3164@example.com'],
  ])('[V2] not %o, nor the rest of its row', (...texts) => {
    for (const text of texts) expect(isEmail(text)).toBe(false);
  });

  test('[V2] at most 254 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(isEmail(ofLength(254))).toBe(true);
    expect(isEmail(ofLength(255))).toBe(false);
  });

  it.prop([fc.emailAddress()])('[V2] accepts every standard address with a dotted host', (address) => {
    expect(isEmail(address)).toBe(address.length <= 254);
  });

  it.prop([fc.string()])('[V2] accepts something @ something . something without spaces', (text) => {
    const parts = text.split('@');
    const labels = (parts[1] ?? '').split('.');
    const expected =
      parts.length === 2 &&
      parts[0] !== '' &&
      !/[\s,;<>[\]]/.test(text) &&
      labels.length > 1 &&
      !/^\d+$/.test(labels.at(-1) ?? '') &&
      !labels.includes('');
    expect(isEmail(text)).toBe(expected);
  });
});

describe('§5 [V3] phone', () => {
  test.each([
    ['4035550142', '+14035550142', '403-555-0142', '(403) 555-0142', '+1 403 555-0142', '(40) 35 550'],
  ])('[V3] %s, and the others of its row', (...texts) => {
    for (const text of texts) expect(isPhone(text)).toBe(true);
  });

  test.each([
    ['too short', '403555014'],
    ['the + does not count', '+403555014'],
    ['too long', '+1 (403) 555-0142'],
    ['letters', '403-555-MOTEL'],
    ['a + within', '403+555+0142'],
    ['a dot', '403.555.0142'],
    ['no number in it', '(--------)'],
    ['6 digits', '(40) - 35-55'],
  ])('[V3] not %s: %o', (_, text) => {
    expect(isPhone(text)).toBe(false);
  });

  it.prop([
    fc.string({
      unit: fc.constantFrom('4', '0', '4', '0', '-', ' ', '(', ')', '+', 'x'),
      minLength: 8,
      maxLength: 17,
    }),
  ])('[V3] accepts an optional +, then 10+ characters, 7+ digits, 15 in all', (text) => {
    const rest = text.startsWith('+') ? text.slice(1) : text;
    const digits = [...text].filter((character) => '40'.includes(character)).length;
    const expected = rest.length >= 10 && text.length <= 15 && !/[x+]/.test(rest) && digits >= 7;
    expect(isPhone(text)).toBe(expected);
  });
});
