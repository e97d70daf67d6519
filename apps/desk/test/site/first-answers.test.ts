import { DESK_CALLS } from '@motel/api-client/desk-contracts';
import { LANGUAGE_CODES } from '@motel/content/desk-motel';
import {
  billOf,
  dearerBefore,
  nightOf,
  offFor,
  SPANS,
  unratedTax,
} from '../../src/features/site/begin/begun-tariff.ts';
import { aboutOf, answersOf } from '../../src/features/site/begin/first-answers.ts';
import { countryHere, doubtOf, priceDoubt } from '../../src/features/site/begin/guess.ts';
import { mistakeIn, NEW_ROOM, QUESTIONS, ROOM_FIELDS } from '../../src/features/site/begin/questions.ts';

const [WEEK, MONTH] = SPANS;
const MATANE = aboutOf({ country: 'CA', province: 'Québec', weekOff: '15 %', monthOff: '35' });
const PHARE = { ...NEW_ROOM, title: 'Chambre Phare', price: '129' };

describe('§14.15: the first answers', () => {
  test('are all that the server asks for', () => {
    const one = Object.fromEntries(QUESTIONS.flatMap(({ fields }) => fields.map(({ key }) => [key, '1'])));
    const { kind = '', languages = '', palette = '', ...usual } = MATANE;
    const about = {
      ...one,
      kind,
      languages,
      palette,
      ...usual,
      phone: '(418) 555-0142',
      timeZone: 'America/Toronto',
    };
    const room = { ...Object.fromEntries(ROOM_FIELDS.map(({ key }) => [key, '1'])), ...PHARE };
    const answers = answersOf({ ...about, ...{ email: 'a@b.ca', checkInHour: '4 pm' } }, [room]);
    expect(DESK_CALLS.beginSite.body.safeParse(answers).error?.issues).toBeUndefined();
    expect(answers).toMatchObject({
      latitude: 1,
      checkInHour: 16,
      phone: '+1 418 555 0142',
      monthNights: 28,
    });
    expect(answers.rooms).toMatchObject([{ count: 1, price: 129, weekOff: 15, monthOff: 35 }]);
  });

  test('are in each language, alone or with each other one', () => {
    const kinds = QUESTIONS.flatMap(({ fields }) =>
      fields.flatMap(({ key, kind }) => (key === 'languages' && typeof kind === 'object' ? kind.oneOf : [])),
    );
    expect(kinds).toHaveLength(LANGUAGE_CODES.length ** 2);
    expect(kinds).toContainEqual({ value: 'es,fr', label: 'Spanish, then French' });
  });

  test('15 % less from a week is off every night, as per cent or as an amount', () => {
    const totals = [1, 6, 7, 28].map((nights) => billOf(PHARE, MATANE, nights, [])?.total);
    expect(totals).toEqual([129_00, 774_00, 767_55, 2347_80]);
    expect(dearerBefore(WEEK, PHARE, MATANE)).toEqual({ nights: 7, less: 6_45 });
    expect([nightOf(WEEK, PHARE, MATANE), nightOf(MONTH, PHARE, MATANE)]).toEqual([109.65, 83.85]);
    expect(offFor(109.65, 129)).toBe('15');
    // 3.5 % of the nights; 5 % and 9.975 % of that too.
    expect(billOf(PHARE, MATANE, 7)?.total).toBe(913_37);
    expect(billOf(PHARE, { ...MATANE, taxed: 'in' }, 1)?.total).toBe(129_00);
  });

  test('a tax without a known rate waits for its owner', () => {
    const about = aboutOf({ country: 'CA', province: 'British Columbia' });
    expect(unratedTax(about)?.label).toBe('MRDT');
    expect(unratedTax({ ...about, 'rate-mrdt': '2 %' })).toBeUndefined();
    expect(unratedTax({ ...about, 'no-mrdt': 'yes' })).toBeUndefined();
    expect(aboutOf({ country: 'CA', province: 'Ontario', place: '' })).toSatisfy(
      (no: typeof about) => unratedTax(no) === undefined,
    );
  });

  test('a country brings currency and zone; what disagrees is asked', () => {
    expect(countryHere('America/Edmonton', ['en'])).toBe('CA');
    expect(countryHere('America/Mexico_City', ['en-CA', 'es-MX'])).toBe('MX');
    const mexico = aboutOf({ country: 'MX', longitude: '110.3' });
    expect(mexico).toMatchObject({ currency: 'MXN' });
    expect(doubtOf('currency', mexico)).toBeUndefined();
    expect(doubtOf('currency', { ...mexico, currency: 'CAD' })?.ways).toEqual(['MXN', 'CAD']);
    const tijuana = { ...mexico, timeZone: 'America/Tijuana' };
    expect(doubtOf('longitude', tijuana)?.ways).toEqual(['-110.3', '110.3']);
    expect(doubtOf('longitude', { ...tijuana, 'sure-longitude': '110.3' })).toBeUndefined();
    expect(doubtOf('timeZone', { ...mexico, timeZone: 'Asia/Shanghai' })?.ways).toHaveLength(2);
  });

  test('a far price, a bare hour and a foreign telephone are asked', () => {
    const others = [{ price: '2,400' }, { price: '3,200' }];
    const about = aboutOf({ country: 'MX' });
    expect(priceDoubt({ price: '285' }, others, about)?.ways).toEqual(['2850', '285']);
    expect(priceDoubt({ price: '2,850' }, others, about)).toBeUndefined();
    const fieldOf = (wanted: string) =>
      QUESTIONS.flatMap(({ fields }) => fields).find(({ key }) => key === wanted)!;
    expect(mistakeIn(fieldOf('checkInHour'), '4', MATANE)).toMatch(/two things/);
    expect(mistakeIn(fieldOf('checkInHour'), '16:00', MATANE)).toBeUndefined();
    expect(mistakeIn(fieldOf('phone'), '(612) 145-0199', about)).toBeUndefined();
    expect(mistakeIn(fieldOf('phone'), '12', about)).toMatch(/^No telephone/);
  });
});
