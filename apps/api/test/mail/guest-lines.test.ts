import { fc, it } from '@fast-check/vitest';
import { type GuestDetails, guestDetails } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { columns } from '../../src/mail/guest-words.ts';
import { feedbackMail, newBookingMail } from '../../src/mail/letters/motel-mails.ts';
import { openItemMail } from '../../src/money/open-items/open-items.ts';
import { booking, FAILED_REFUND } from './booking-fixture.ts';

const words = wordsOf(content);

/** Every kind of space, line break, control, hidden and wide character, and pieces of the motel's own lines. */
const odd = fc.constantFrom(
  ...[' ', '\u00a0', '\u2003', '\u202f', '\u3000', '\u2800', '\t', '\n', '\r\n', '\v', '\u0085', '\u2028'],
  ...['\u0000', '\u001b[1A', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u2066', '\u3164'],
  '  2 × Canyon King, $1,224.00, confirmed',
  '  booking LI-7K4QD',
  'Total  $0.00 CAD',
  '> ',
  '測',
  '🛏',
  '﷽',
);
const long = fc.string({ unit: fc.constant('x'), maxLength: 200 });
const typed = fc
  .array(fc.oneof(odd, fc.string({ unit: 'binary' }), long), { maxLength: 12 })
  .map((parts) => parts.join(''));
const guests: fc.Arbitrary<GuestDetails> = fc
  .tuple(typed, typed, typed, typed, typed)
  .map((texts) => guestDetails(({ name }) => texts[NAMES.indexOf(name)] ?? ''));
const NAMES = ['firstname', 'lastname', 'phone', 'email', 'specialRequest'];

/** All that the motel reads with a guest's words in it. */
const READ: Readonly<Record<string, (guest: GuestDetails) => string>> = {
  'the mail about a new booking': (guest) => newBookingMail(words, { ...booking, guest }).text,
  'the mail about an open item': (guest) => openItemMail(words, FAILED_REFUND, { ...booking, guest }).text,
  'the mail of the feedback form': ({ firstname: name, email, specialRequest: message }) =>
    feedbackMail(words, { feedbackId: 'f', name, email, message }).text,
};

const MARKED = /^ *>( |$)/;
const HIDDEN = /[^\P{Cc}\n]|[^\P{Z} ]|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

describe.each(Object.entries(READ))('§12.7 a guest’s words in %s', (_, write) => {
  // Without any words of a guest, every line that is not marked is the motel's.
  const ownLines = (text: string) => text.split('\n').filter((line) => !MARKED.test(line));
  const own = ownLines(write(guestDetails(() => 'x')));
  it.prop([guests], { numRuns: 500 })('fill no line that begins like the motel’s own', (guest) => {
    const text = write(guest);
    const unexpected = ownLines(text).filter((line) => !own.includes(line) && line !== 'none');
    expect(unexpected).toEqual([]);
    expect(text).not.toMatch(HIDDEN);
    const marked = text.split('\n').filter((line) => MARKED.test(line));
    expect(marked.filter((line) => columns(line) > 80)).toEqual([]);
  });
});
