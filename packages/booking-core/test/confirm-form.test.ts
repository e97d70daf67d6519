import { fc, it } from '@fast-check/vitest';
import {
  type ConfirmForm,
  chargedPersons,
  checkConfirmForm,
  DEFAULT_PARTY,
  defaultStay,
  ENGLISH,
  GUEST_FIELDS,
  guestDetailsViolations,
  issuesOf,
  minimumRooms,
  parseTariff,
  roomSelection,
  specificationTariff,
  trimGuestDetails,
} from '../src/index.ts';
import { anyNumber, dates, parties, partiesOf, roomLimits, specifiedRooms } from './support/arbitraries.ts';
import { DEMO_LIMITS } from './support/demo-room.ts';
import { price } from './support/english.ts';
import { ANN, anyDetails } from './support/guests.ts';

const FORM: ConfirmForm = {
  details: ANN,
  party: { ...DEFAULT_PARTY, adults: 2 },
  bringsPets: false,
  extraPersons: 0,
};

type FormChange = Omit<Partial<ConfirmForm>, 'party' | 'details'> & {
  readonly party?: Partial<ConfirmForm['party']>;
  readonly details?: Partial<ConfirmForm['details']>;
};

const form = ({ party, details, ...rest }: FormChange): ConfirmForm => ({
  ...FORM,
  ...rest,
  party: { ...FORM.party, ...party },
  details: { ...ANN, ...details },
});

function violationsOf(change: FormChange, limits = DEMO_LIMITS) {
  const checked = checkConfirmForm(form(change), limits);
  if (checked.ok) return [];
  const issues = issuesOf(checked.error, ENGLISH.confirmForm);
  return issues.map(({ field, rule, message }) => [rule, field, message]);
}

const looseForms: fc.Arbitrary<ConfirmForm> = fc.record({
  details: anyDetails,
  party: partiesOf(anyNumber),
  bringsPets: fc.boolean(),
  extraPersons: anyNumber,
});

describe('§5 the confirm form', () => {
  test('[V19] the overall message', () => {
    expect(ENGLISH.fixErrors).toBe('Please fix the errors below');
  });

  test('[V7–V17] trims the texts of an accepted form', () => {
    const typed = form({ details: { firstname: ' Ann ', specialRequest: ' late arrival ' } });
    const value = form({ details: { specialRequest: 'late arrival' } });
    expect(checkConfirmForm(typed, DEMO_LIMITS)).toEqual({ ok: true, value });
  });

  test('[V7–V10] a name of spaces is no name', () => {
    expect(violationsOf({ details: { firstname: '  ', lastname: ' ', email: ' ', phone: '\t' } })).toEqual([
      ['V7', 'firstname', 'First name is required'],
      ['V8', 'lastname', 'Last name is required'],
      ['V10', 'phone', 'Phone number is required'],
      ['V9', 'email', 'Email is required'],
    ]);
  });
});

describe('§5 rooms and guests', () => {
  const ROOMS = ['V12', 'roomQuantity'];
  const EXTRA = ['V13', 'extraPersons', 'Extra persons must be a number from 0 to 10'];
  const CAPACITY = ['V15', 'guests', 'Not enough capacity. Add more rooms or extra persons.'];
  const tooFew = (guests: number) => [...ROOMS, `Minimum 2 room(s) required for ${guests} paying guests`];
  const NO_ROOMS = [...ROOMS, 'The number of rooms is not valid'];
  const noCount = (member: string) => ['V14', 'guests', `The number of ${member} is not valid`];

  test.each<[string, FormChange, ...string[][]]>([
    ['0 rooms', { party: { rooms: 0 } }, [...ROOMS, 'At least 1 room is required']],
    ['1001 rooms', { party: { rooms: 1001 } }, NO_ROOMS],
    ['1.5 rooms', { party: { rooms: 1.5 } }, NO_ROOMS],
    ['1 room for 5 adults and an infant', { party: { adults: 5, infants: 1 }, extraPersons: 4 }, tooFew(6)],
    ['1 room for 5 adults, no extra person', { party: { adults: 5 } }, tooFew(5), CAPACITY],
    ['11 extra persons', { extraPersons: 11 }, EXTRA],
    ['-1 extra persons', { extraPersons: -1 }, EXTRA],
    ['no adult', { party: { adults: 0, children: 2 } }, ['V14', 'guests', 'At least 1 adult is required']],
    ['1001 adults', { party: { adults: 1001 } }, noCount('adults')],
    ['-1 infants', { party: { infants: -1 } }, noCount('infants')],
    ['half a child', { party: { children: 0.5 } }, noCount('children')],
    ['3 adults where 2 are allowed', { party: { adults: 3 } }, CAPACITY],
    [
      '3 children',
      { party: { children: 3 } },
      ['V16', 'guests', 'At most 2 guests can stay free in each room'],
    ],
    ['NaN adults, not compared', { party: { adults: Number.NaN } }, noCount('adults')],
    ['NaN rooms, not compared', { party: { adults: 3, children: 9, rooms: Number.NaN } }, NO_ROOMS],
    ['NaN extra persons, not compared', { party: { adults: 3 }, extraPersons: Number.NaN }, EXTRA],
  ])('[V12–V16] %s', (_, change, ...expected) => {
    expect(violationsOf(change)).toEqual(expected);
  });
});

describe('§5 [V17] pets', () => {
  const noPets = { ...DEMO_LIMITS, pets: 0 };

  test.each<[string, FormChange, string]>([
    ['the box ticked with 0 pets', { bringsPets: true }, 'Please specify number of pets'],
    ['-1 pets', { bringsPets: true, party: { pets: -1 } }, 'Please specify number of pets'],
    ['half a pet', { bringsPets: true, party: { pets: 0.5 } }, 'Please specify number of pets'],
    ['3 pets where 2 are allowed', { bringsPets: true, party: { pets: 3 } }, 'Maximum 2 pets allowed'],
  ])('[V17] %s', (_, change, message) => {
    expect(violationsOf(change)).toEqual([['V17', 'pets', message]]);
  });

  test('[V17] accepts 1 to 2 pets where pets are allowed, else none', () => {
    const [one, two] = [1, 2].map((pets) => ({ bringsPets: true, party: { pets } }));
    expect([violationsOf(one!), violationsOf(two!), violationsOf({}, noPets)]).toEqual([[], [], []]);
    const expected = [['V17', 'pets', 'Pets are not allowed at this property']];
    expect(violationsOf(one!, noPets)).toEqual(expected);
  });

  test('[V17] a pets box that is neither ticked nor unticked is asked about', () => {
    const expected = [['V17', 'pets', 'Please specify number of pets']];
    for (const bringsPets of [undefined, null, 0, Number.NaN, 'no'])
      expect(violationsOf({ bringsPets: bringsPets as never })).toEqual(expected);
  });
});

describe('§5 properties of the confirm form', () => {
  it.prop([looseForms, roomLimits])(
    '[R1] [V7–V17] any input: at most one violation a field, in order',
    (any, limits) => {
      const checked = checkConfirmForm(any, limits);
      const fields = checked.ok ? [] : checked.error.map(({ field }) => field);
      const typed: readonly string[] = GUEST_FIELDS.map(({ name }) => name);
      const order = [...typed, 'roomQuantity', 'extraPersons', 'guests', 'pets'];
      expect(fields).toEqual(order.filter((field) => fields.includes(field)));
      expect(JSON.stringify(checked)).not.toMatch(/NaN|Infinity|undefined/);
    },
  );

  it.prop([looseForms, roomLimits])('[V7–V11] checks its texts like guest details', (any, limits) => {
    const checked = checkConfirmForm(any, limits);
    const texts = guestDetailsViolations(trimGuestDetails(any.details));
    expect(checked.ok ? [] : checked.error.slice(0, texts.length)).toEqual(texts);
  });

  it.prop([looseForms.map((any) => ({ ...any, details: ANN })), specifiedRooms, dates])(
    '[V12–V17] [Q6] every accepted form can be quoted',
    (any, room, today) => {
      const checked = checkConfirmForm(any, room);
      if (!checked.ok) return;
      const { party, extraPersons } = checked.value;
      const { checkIn: from, checkOut: to } = defaultStay(today);
      const tariff = parseTariff(specificationTariff({ room }));
      const got = price(tariff, { room: 'room', from, to, party, rooms: party.rooms, extraPersons });
      expect(got).toMatchObject({ ok: true, quote: { extraPersons: chargedPersons(checked.value, room) } });
      expect(checkConfirmForm(checked.value, room)).toEqual(checked);
    },
  );

  it.prop([parties, roomLimits])(
    '[C6] [V12] [V13] [V14] opens with rooms, extra persons, counts in range',
    (party, limits) => {
      // A motel with more than 1000 rooms does not exist.
      if (minimumRooms(party, limits) > 1000) return;
      const checked = checkConfirmForm({ ...FORM, ...roomSelection(party, limits) }, limits);
      const rules = checked.ok ? [] : checked.error.map(({ rule }) => rule);
      expect(rules.filter((rule) => ['V12', 'V13', 'V14'].includes(rule))).toEqual([]);
    },
  );
});
