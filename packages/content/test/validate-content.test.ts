import { describe, expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { type Content, ContentMistakes, validateContent } from '../src/index.ts';
import { readDollars } from '../src/shapes/dollars.ts';

/** The demo with one entry replaced by any value, because owners make mistakes. */
function changed(path: string, value: unknown): Content {
  const copy = structuredClone(content);
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce<object>((at, key) => Reflect.get(at, key), copy);
  Reflect.set(holder, last, value);
  return copy;
}

function mistakesOf(wrong: Content): readonly string[] {
  try {
    validateContent(wrong);
  } catch (error) {
    if (error instanceof ContentMistakes) return error.mistakes;
    throw error;
  }
  return [];
}

describe('validateContent', () => {
  test('accepts the demo', () => {
    expect(() => validateContent()).not.toThrow();
  });

  test.each<[string, unknown, string]>([
    ['motel.name', ' ', 'motel.ts: name must not be empty.'],
    [
      'properties.3.amenities',
      ['TV', 'Pet friendly'],
      'Room "canyon-king": amenities must not have "Pet friendly" in a room that takes no pets.',
    ],
    ['properties.0.size', 0, 'Room "hoodoo-double": size must be a whole number from 1 to 1000.'],
    ['motel.tagline', undefined, 'motel.ts: tagline must be text.'],
    ['motel.addressLines', [], 'motel.ts: addressLines must have a line.'],
    ['motel.phone.href', '403-555-0142', 'motel.ts: phone.href must be tel:+ and the digits of the number.'],
    ['motel.email', 'desk', 'motel.ts: email must be an e-mail address.'],
    [
      'motel.townSite.url',
      'javascript:0',
      'motel.ts: townSite.url must be a web address beginning with https://.',
    ],
    [
      'motel.houseRules.timeZone',
      'Alberta',
      'motel.ts: houseRules.timeZone must be the name of a time zone, such as America/Edmonton.',
    ],
    [
      'motel.houseRules.checkInHour',
      24,
      'motel.ts: houseRules.checkInHour must be a whole number from 0 to 23.',
    ],
    [
      'tariff.fees.3.percent',
      101,
      'rates.ts: fees[3].percent must be a percentage from 0 to 100 with at most 4 decimals.',
    ],
    [
      'tariff.fees.4.round',
      'up',
      'rates.ts: fees[4].round must be one of cent, cent-up, cent-down, dollar, dollar-up, dollar-down.',
    ],
    ['tariff.fees.2.per', 'week', 'rates.ts: fees[2].per must be one of stay, night.'],
    [
      'tariff.nightly.0.price',
      'free',
      "rates.ts: nightly[0].price must be an amount from 0 to 99999.99, such as '89' or '89.50'.",
    ],
    [
      'tariff.steps.0.off',
      '10',
      'rates.ts: steps[0].off must be a percentage from 0 to 100 with at most 4 decimals.',
    ],
    [
      'tariff.policies.0.keep',
      'something',
      "rates.ts: policies[0].keep must be 'first night', 'everything' or a percentage such as '50%'.",
    ],
    [
      'policyFigures.smokingCleaningFee',
      -1,
      'policies.ts: smokingCleaningFee must be from $0 to $99,999.99.',
    ],
    [
      'policyFigures.quietHours.from',
      25,
      'policies.ts: quietHours.from must be a whole number from 0 to 24.',
    ],
    [
      'policyFigures.refundBusinessDays',
      { from: 7, to: 3 },
      'policies.ts: refundBusinessDays must not end before it begins.',
    ],
    [
      'properties.2.id',
      'Tipple Twin',
      'Room "Tipple Twin": id must be small letters, digits and single dashes.',
    ],
    ['properties.2.id', 'river-queen', 'Room "river-queen": another room has the same id.'],
    ['properties.0.title', '', 'Room "hoodoo-double": title must not be empty.'],
    ['properties.0.badge', '', 'Room "hoodoo-double": badge must not be empty.'],
    ['properties.0.rooms', 0, 'Room "hoodoo-double": rooms must be a whole number from 1 to 1000.'],
    ['properties.0.inStock', 'yes', 'Room "hoodoo-double": inStock must be true or false.'],
    [
      'properties.0.pricePerNight',
      0,
      'Room "hoodoo-double": pricePerNight must be from $0.01 to $99,999.99.',
    ],
    [
      'properties.0.pricePerNight',
      10_000_000,
      'Room "hoodoo-double": pricePerNight must be from $0.01 to $99,999.99.',
    ],
    [
      'properties.0.defaultAllowedPersons',
      0,
      'Room "hoodoo-double": defaultAllowedPersons must be a whole number from 1 to 1000.',
    ],
    [
      'properties.0.allowedPets',
      0,
      'Room "hoodoo-double": allowedPets must be 1 or more in a room that is pet friendly, and 0 in any other.',
    ],
    [
      'properties.0.isPetFriendly',
      false,
      'Room "hoodoo-double": allowedPets must be 1 or more in a room that is pet friendly, and 0 in any other.',
    ],
    ['properties.0.rating', 5.1, 'Room "hoodoo-double": rating must be a number from 0 to 5.'],
    ['properties.0.bed', 1.5, 'Room "hoodoo-double": bed must be a whole number from 1 to 1000.'],
    [
      'properties.0.images',
      ['/pictures/door-14.svg'],
      'Room "hoodoo-double": images must name 5 pictures or more.',
    ],
    [
      'properties.0.images.3',
      '/pictures/pool.svg',
      'Room "hoodoo-double": its picture /pictures/pool.svg is not in pictures.ts.',
    ],
    ['homeWords.postcard.to', '', 'home-words.ts: postcard.to must not be empty.'],
    ['banners', content.banners.slice(1), 'banners.ts: there must be 5 banners.'],
    [
      'banners.0.paper',
      'gold',
      `Banner "Breakfast is on us": paper must be 'spruce' or 'ox' or 'teal' or 'straw'.`,
    ],
    ['banners.1.room', 'penthouse', 'Banner "Park the whole rig": there is no room "penthouse".'],
    [
      'banners.2.picture',
      '/pictures/cat.svg',
      'Banner "Dogs check in, too": its picture /pictures/cat.svg is not in pictures.ts.',
    ],
    [
      'attractionGroups',
      [content.attractionGroups[0]],
      'attractions.ts: there must be two groups of five places.',
    ],
    [
      'attractionGroups.1',
      content.attractionGroups[1]?.slice(1),
      'attractions.ts: there must be two groups of five places.',
    ],
    ['attractionGroups.0.0.about', ' ', 'Attraction "Horseshoe Canyon": about must not be empty.'],
    [
      'attractionGroups.0.1.page.url',
      'traveldrumheller.com',
      'Attraction "World’s Largest Dinosaur": page.url must be a web address beginning with https://.',
    ],
    [
      'attractionGroups.0.0.picture',
      '/pictures/moon.svg',
      'Attraction "Horseshoe Canyon": its picture /pictures/moon.svg is not in pictures.ts.',
    ],
    [
      'pictures./pictures/Pool Side.svg',
      'A pool at sunset',
      'pictures.ts: /pictures/Pool Side.svg must be /pictures/ and the file of a drawing, or photos/ and the file of a photograph.',
    ],
    [
      'pictures./pictures/pool.svg',
      ' ',
      'pictures.ts: /pictures/pool.svg needs a few words that say what it shows.',
    ],
  ])('names the one wrong entry: %s = %j', (path, value, sentence) => {
    const wrong = path.startsWith('pictures.')
      ? { ...content, pictures: { ...content.pictures, [path.slice('pictures.'.length)]: String(value) } }
      : changed(path, value);
    expect(mistakesOf(wrong)).toEqual([sentence]);
  });

  test('names a motel without rooms, and links to rooms that are gone', () => {
    expect(mistakesOf({ ...content, properties: [] })).toEqual([
      'rooms.ts: there is no room.',
      'Banner "Park the whole rig": there is no room "trucker-single".',
      'Banner "Dogs check in, too": there is no room "hoodoo-double".',
    ]);
  });

  test('names every mistake at once, one a line', () => {
    const wrong = changed('motel.email', 'desk');
    const both = { ...wrong, tariff: { ...wrong.tariff, currency: 'dollars' } };
    expect(() => validateContent(both)).toThrow(
      'motel.ts: email must be an e-mail address.\nrates.ts: currency must be the ISO code of a currency with two decimals, such as CAD.',
    );
  });
});

describe('a price as an owner writes it', () => {
  test.each([
    [89, 89_00],
    [104.5, 104_50],
    [0.05, 5],
  ])('M2 $%d is %d cents', (written, amount) => {
    expect(readDollars(written, 'price')).toBe(amount);
  });

  test.each([89.555, -1, Number.NaN, 1e21])('M2 refuses %d and names the price', (written) => {
    expect(() => readDollars(written, 'pricePerNight of room "river-queen"')).toThrow(
      `pricePerNight of room "river-queen" must be dollars with at most two places, such as 89 or 104.50, not ${written}.`,
    );
  });
});
