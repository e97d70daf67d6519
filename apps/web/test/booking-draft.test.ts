import { fc, test } from '@fast-check/vitest';
import { addDays, MAX_COUNT } from '@motel/booking-core';
import { bookingDraft } from '../src/shared/booking/booking-draft.ts';
import { dropHeldDraft, holdDraft, takeHeldDraft } from '../src/shared/booking/held-draft.ts';
import { readConfirmEntry, readFilledIn } from '../src/shared/booking/remembered-form.ts';
import { doubleQuote, TODAY } from './support/rooms.ts';

const stay = { checkIn: TODAY, checkOut: addDays(TODAY, 1) };
const party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };
const draft = bookingDraft('river-double', stay, party, doubleQuote(stay));

describe('§3 booking draft', () => {
  it("carries the card rule's figures: at $89 it is $97 (D1)", () => {
    expect(draft).toEqual({
      propertyId: 'river-double',
      checkIn: '2026-11-21',
      checkOut: '2026-11-22',
      guests: party,
      subtotal: 8900,
      petFee: 0,
      tax: 800,
      total: 9700,
    });
  });

  it('§4: a held draft is used once', () => {
    holdDraft(draft);
    expect(takeHeldDraft()).toBe(draft);
    expect(takeHeldDraft()).toBeUndefined();
    holdDraft(draft);
    dropHeldDraft();
    expect(takeHeldDraft()).toBeUndefined();
  });
});

describe('§2: the draft that /confirm receives', () => {
  const count = (min: number) => fc.integer({ min, max: MAX_COUNT });
  const drafts = fc.record({
    guests: fc.record({
      adults: count(1),
      children: count(0),
      infants: count(0),
      pets: count(0),
      rooms: count(1),
    }),
    nights: fc.integer({ min: 1, max: 365 }),
  });

  test.prop([drafts])('survives the history entry, which keeps it as plain data', ({ guests, nights }) => {
    const asked = { checkIn: TODAY, checkOut: addDays(TODAY, nights) };
    const written = bookingDraft('river-double', asked, guests, doubleQuote(asked));
    expect(readConfirmEntry(structuredClone({ draft: written }))?.draft).toEqual(written);
  });

  it.each([
    ['nothing', null],
    ['a notice', { notice: 'x' }],
    ['no property', { draft: { ...draft, propertyId: undefined } }],
    ['no check-in', { draft: { ...draft, checkIn: undefined } }],
    ['no check-out', { draft: { ...draft, checkOut: undefined } }],
    ['a date that does not exist', { draft: { ...draft, checkIn: '2026-02-30' } }],
    ['no night', { draft: { ...draft, checkOut: draft.checkIn } }],
    ['10,000 nights', { draft: { ...draft, checkOut: addDays(TODAY, 10_000) } }],
    ['nobody', { draft: { ...draft, guests: { ...party, adults: 0 } } }],
    ['half a guest', { draft: { ...draft, guests: { ...party, adults: 1.5 } } }],
  ])('%s is not a draft', (_, state) => {
    expect(readConfirmEntry(state)).toBeUndefined();
  });

  test.prop([fc.anything()])(
    'any history entry’s state is read or refused, without an exception',
    (state) => {
      expect(readConfirmEntry(state)).toBeUndefined();
      expect(readConfirmEntry({ draft: state })).toBeUndefined();
    },
  );

  it('broken form values are left out; the draft stays', () => {
    expect(readFilledIn({ draft, form: 'x' })).toBeUndefined();
  });
});
