import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type ConfirmForm,
  checkConfirmForm,
  DEFAULT_TARIFF,
  defaultStay,
  FIX_ERRORS,
  guestDetailsViolations,
  quoteStay,
  roomSelection,
  trimGuestDetails,
} from '../src/index.ts';
import { anyNumber, dates, offers, parties } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';
import { ANN, anyDetails } from './support/guests.ts';

const FORM: ConfirmForm = {
  ...ANN,
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  isPetFriendly: false,
  roomQuantity: 1,
  extraPersons: 0,
};

type FormChange = Omit<Partial<ConfirmForm>, 'party'> & { readonly party?: Partial<ConfirmForm['party']> };

function form({ party, ...rest }: FormChange): ConfirmForm {
  return { ...FORM, ...rest, party: { ...FORM.party, ...party } };
}

function violationsOf(change: FormChange, offer = DEMO_OFFER) {
  const checked = checkConfirmForm(form(change), offer);
  return checked.ok ? [] : checked.violations.map(({ field, rule, message }) => [rule, field, message]);
}

const looseForms: fc.Arbitrary<ConfirmForm> = fc
  .record({
    details: anyDetails,
    party: fc.record({ adults: anyNumber, children: anyNumber, infants: anyNumber, pets: anyNumber }),
    isPetFriendly: fc.boolean(),
    roomQuantity: anyNumber,
    extraPersons: anyNumber,
  })
  .map(({ details, ...rest }) => ({ ...details, ...rest }));

describe('§5 the confirm form', () => {
  test('[V19] the overall message', () => {
    expect(FIX_ERRORS).toBe('Please fix the errors below');
  });

  test('[V7–V17] is accepted with its texts trimmed', () => {
    const typed = form({ firstname: ' Ann ', specialRequest: ' late arrival ' });
    expect(checkConfirmForm(typed, DEMO_OFFER)).toEqual({
      ok: true,
      value: form({ specialRequest: 'late arrival' }),
    });
  });

  test('[V7–V10] a name of spaces is no name', () => {
    expect(violationsOf({ firstname: '  ', lastname: ' ', email: ' ', phone: '\t' })).toEqual([
      ['V7', 'firstname', 'First name is required'],
      ['V8', 'lastname', 'Last name is required'],
      ['V10', 'phone', 'Phone number is required'],
      ['V9', 'email', 'Email is required'],
    ]);
  });
});

describe('§5 rooms and guests', () => {
  test.each<[string, FormChange, string[][]]>([
    ['0 rooms', { roomQuantity: 0 }, [['V12', 'roomQuantity', 'At least 1 room is required']]],
    ['1001 rooms', { roomQuantity: 1001 }, [['V12', 'roomQuantity', 'The number of rooms is not valid']]],
    ['1.5 rooms', { roomQuantity: 1.5 }, [['V12', 'roomQuantity', 'The number of rooms is not valid']]],
    [
      '1 room for 5 adults and an infant',
      { party: { adults: 5, infants: 1 }, extraPersons: 4 },
      [['V12', 'roomQuantity', 'Minimum 2 room(s) required for 6 paying guests']],
    ],
    [
      '1 room for 5 adults, nobody extra',
      { party: { adults: 5 } },
      [
        ['V12', 'roomQuantity', 'Minimum 2 room(s) required for 5 paying guests'],
        ['V15', 'guests', 'Not enough capacity. Add more rooms or extra persons.'],
      ],
    ],
    [
      '11 extra persons',
      { extraPersons: 11 },
      [['V13', 'extraPersons', 'Extra persons must be a number from 0 to 10']],
    ],
    [
      '-1 extra persons',
      { extraPersons: -1 },
      [['V13', 'extraPersons', 'Extra persons must be a number from 0 to 10']],
    ],
    ['no adult', { party: { adults: 0, children: 2 } }, [['V14', 'guests', 'At least 1 adult is required']]],
    ['1001 adults', { party: { adults: 1001 } }, [['V14', 'guests', 'The number of adults is not valid']]],
    ['-1 infants', { party: { infants: -1 } }, [['V14', 'guests', 'The number of infants is not valid']]],
    [
      'half a child',
      { party: { children: 0.5 } },
      [['V14', 'guests', 'The number of children is not valid']],
    ],
    [
      '3 adults where 2 are allowed',
      { party: { adults: 3 } },
      [['V15', 'guests', 'Not enough capacity. Add more rooms or extra persons.']],
    ],
    [
      '3 children where 2 are allowed',
      { party: { children: 3 } },
      [['V16', 'guests', 'At most 2 children can stay free in each room']],
    ],
  ])('[V12–V16] %s', (_, change, expected) => {
    expect(violationsOf(change)).toEqual(expected);
  });

  test.each<[string, FormChange]>([
    ['1 adult', { party: { adults: 1 } }],
    ['10 extra persons', { extraPersons: 10 }],
    ['3 adults with 1 extra person', { party: { adults: 3 }, extraPersons: 1 }],
    ['3 adults in 2 rooms', { party: { adults: 3 }, roomQuantity: 2 }],
    ['2 adults and 2 children, who stay free', { party: { children: 2 } }],
    ['1000 rooms', { roomQuantity: 1000 }],
  ])('[V12–V16] accepts %s', (_, change) => {
    expect(violationsOf(change)).toEqual([]);
  });

  test('[V12–V16] a number that is not valid itself is not measured against others', () => {
    expect(violationsOf({ party: { adults: Number.NaN } })).toEqual([
      ['V14', 'guests', 'The number of adults is not valid'],
    ]);
    expect(violationsOf({ party: { adults: 3, children: 9 }, roomQuantity: Number.NaN })).toEqual([
      ['V12', 'roomQuantity', 'The number of rooms is not valid'],
    ]);
    expect(violationsOf({ party: { adults: 3 }, extraPersons: Number.NaN })).toEqual([
      ['V13', 'extraPersons', 'Extra persons must be a number from 0 to 10'],
    ]);
  });
});

describe('§5 [V17] pets', () => {
  const noPets = { ...DEMO_OFFER, isPetFriendly: false };

  test.each<[string, FormChange, string]>([
    ['the box ticked with 0 pets', { isPetFriendly: true }, 'Please specify number of pets'],
    ['-1 pets', { isPetFriendly: true, party: { pets: -1 } }, 'Please specify number of pets'],
    ['half a pet', { isPetFriendly: true, party: { pets: 0.5 } }, 'Please specify number of pets'],
    ['3 pets where 2 are allowed', { isPetFriendly: true, party: { pets: 3 } }, 'Maximum 2 pets allowed'],
  ])('[V17] %s', (_, change, message) => {
    expect(violationsOf(change)).toEqual([['V17', 'pets', message]]);
  });

  test('[V17] a pet where none is allowed', () => {
    const change = { isPetFriendly: true, party: { pets: 1 } };
    const expected = [['V17', 'pets', 'Pets are not allowed at this property']];
    expect(violationsOf(change, noPets)).toEqual(expected);
    expect(violationsOf(change, { ...DEMO_OFFER, allowedPets: 0 })).toEqual(expected);
  });

  test('[V17] accepts 1 to 2 pets, and none with the box unticked', () => {
    expect(violationsOf({ isPetFriendly: true, party: { pets: 1 } })).toEqual([]);
    expect(violationsOf({ isPetFriendly: true, party: { pets: 2 } })).toEqual([]);
    expect(violationsOf({}, noPets)).toEqual([]);
  });
});

describe('§5 the confirm form, as laws', () => {
  it.prop([looseForms, offers])(
    '[V7–V17] any input: never an error, at most one violation a field, in the order of the form',
    (any, offer) => {
      const checked = checkConfirmForm(any, offer);
      const fields = checked.ok ? [] : checked.violations.map(({ field }) => field);
      const order = [
        'firstname',
        'lastname',
        'phone',
        'email',
        'specialRequest',
        'roomQuantity',
        'extraPersons',
        'guests',
        'pets',
      ];
      expect(fields).toEqual(order.filter((field) => fields.includes(field)));
      expect(JSON.stringify(checked)).not.toMatch(/NaN|Infinity|undefined/);
    },
  );

  it.prop([looseForms, offers])('[V7–V11] its texts are judged as the guest details are', (any, offer) => {
    const checked = checkConfirmForm(any, offer);
    const texts = guestDetailsViolations(trimGuestDetails(any));
    expect(checked.ok ? [] : checked.violations.slice(0, texts.length)).toEqual(texts);
  });

  it.prop([looseForms.map((any) => ({ ...any, ...ANN })), offers, dates])(
    '[V12–V17] [Q6] what is accepted can be quoted',
    (any, offer, today) => {
      const checked = checkConfirmForm(any, offer);
      if (!checked.ok) return;
      const { party, roomQuantity, extraPersons } = checked.value;
      const selection = { rooms: roomQuantity, extraPersons };
      expect(() => quoteStay(offer, defaultStay(today), party, selection, DEFAULT_TARIFF)).not.toThrow();
      expect(checkConfirmForm(checked.value, offer)).toEqual(checked);
    },
  );

  it.prop([parties, offers])(
    '[C6] [V12] [V13] [V14] what the form opens with breaks no rule of rooms, entry or counts',
    (party, offer) => {
      const { rooms, extraPersons } = roomSelection(party, 1, offer);
      const checked = checkConfirmForm({ ...FORM, party, roomQuantity: rooms, extraPersons }, offer);
      const rules = checked.ok ? [] : checked.violations.map(({ rule }) => rule);
      expect(rules).not.toContain('V12');
      expect(rules).not.toContain('V13');
      expect(rules).not.toContain('V14');
    },
  );
});
