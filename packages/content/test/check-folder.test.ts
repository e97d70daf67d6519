import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { NEEDED_FILES } from '../src/folder/check-folder.ts';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { dollars } from '../src/shapes/dollars.ts';
import { type Changes, contentWith, linesOf, mistakesWith, textsWith } from './support/changed-folder.ts';
import { motel } from './support/own-motel.ts';

const ROOM = 'rooms/cote-jardin.yaml';

const textOf = (file: string): string => textsWith({})[file] ?? '';
/** The line of a text that stands once in a file of the motel's folder. */
const lineOf = (file: string, text: string): number => textOf(file).split(text)[0]!.split('\n').length;

/** Each name stands for nine of the one before: few lines, and billions of values. */
function multiplied(times: number): string {
  const lines = Array.from({ length: times }, (_, at) => {
    const nine = Array.from({ length: 9 }, () => (at === 0 ? 'x' : `*a${at - 1}`));
    return `a${at}: &a${at} [${nine.join(', ')}]`;
  });
  return `${lines.join('\n')}\n`;
}

describe('the check of a motel’s folder', () => {
  test('accepts the motel', () => {
    expect(mistakesWith({})).toEqual([]);
  });

  const AMOUNT = 'must be an amount with at most two places, such as 89 or 104.50';
  const PERCENTAGE = 'must be a percentage from 0 to 100 with at most 4 decimals';
  const WHOLE = 'must be a whole number from 0 to';
  const HTTPS = 'must be a web address beginning with https://';
  const MANY = '\\n  - /pictures/door-14.svg'.repeat(11);
  const DOOR =
    '  /pictures/door-14.svg: The orange door of room 14 with a black and white dog waiting on the mat';

  /** By file: what stands there | what an owner writes there | what is said of it. A line ends with `\n`. */
  const WRONG = String.raw`
motel.yaml
  name: "${motel.name}" | name: ' ' | name must not be empty.
  tagline: “Bonne | tagLine: “Bonne | tagLine is not a known name: perhaps tagline.
  country: CA | country: Canada | country must be the two letters of a country, such as CA: perhaps CA.
  latitude:  | latitude: - | coordinates.latitude must be north, as CA is: perhaps 53.99.
  longitude: - | longitude:  | coordinates.longitude must be where the clocks are of America/Edmonton: perh
  tel:+17805550142 | +1-780-555-0142 | phone.href must be tel:+ and the digits of the number: perhaps tel:+1
  visitorHours: { from: 8, to: 22 } | visitorHours: | policies.visitorHours must have names with values
    - queen-du-fleuve |   - queen-du-flueve | rooms.1 must be a file of rooms/, and there is no queen-du-fl
  checkInHour: 15 | checkInHour: 3 PM | houseRules.checkInHour ${WHOLE} 23: perhaps 15.
  ${motel.email} | desk | email must be an e-mail address.
  ${motel.townSite.url} | javascript:0 | townSite.url ${HTTPS}
  America/Edmonton | America/Edmonten
    | houseRules.timeZone must be the name of a time zone, such as America/Edmonton: perhaps America/Edmonton.
  checkInHour: 15 | checkInHour: 24 | houseRules.checkInHour ${WHOLE} 23.
  deskHours: always | deskHours: late | houseRules.deskHours must be always, or two hours of 24
  CleaningFee: 200 | CleaningFee: -1 | policies.smokingCleaningFee ${AMOUNT}
  Hours: { from: 22 | Hours: { from: 25 | policies.quietHours.from ${WHOLE} 24.
  Days: { from: 3 | Days: { from: 8 | policies.refundBusinessDays must not end before it begins.
    - quatre-lits |   - Quatre Lits | rooms.5 must be small letters, digits and single dashes: perhaps quatre-lits.
rates.yaml
  percent: 4 | percent: 9,975 | taxes.1.percent ${PERCENTAGE}, such as 9.975: perhaps 9.975.
  petFeePerPet: 15 | petFeePerPet: $15 | petFeePerPet ${AMOUNT}: perhaps 15.
  2027-07-01, to: 2027-08-31 | 2027-09-01, to: 2027-08-31 | seasons.1.to must not be before from.
  2028-08-31 | 2028-02-30 | seasons.2.to must be a date such as 2027-07-01.
  price: 8.50 | price: 8.555 | articles.1.price ${AMOUNT}.
  currency: CAD | currency: DOL | currency must be the code of a currency, such as CAD.
  percent: 4 | amount: 4 | taxes.1.round is not known.
  percent: 4\n    round: dollar-up | included: true | taxes.1.amount must be an amount from 0 to 99999.99
  percent: 4 | percent: 4\n    of: [nights] | taxes.1.of must be a list of rooms, extra-persons
  chargedBy: night | chargedBy: week | chargedBy must be 'stay' or 'night'.
  keep: first night | keep: something
    | policies.0.keep must be 'first night', '2 nights', 'everything' or a percentage such as '50%'.
  off: 15% | off: ten | steps.0.off ${PERCENTAGE}.
${ROOM}
  pricePerNight: 119 | pricePerNight: '119 $' | pricePerNight ${AMOUNT}: perhaps 119.
  pricePerNight: 119 | pricePerNight: 1,950 | pricePerNight ${AMOUNT}: perhaps 1950, or 1.95.
  isPetFriendly: true | isPetFriendly: yep | isPetFriendly must be true or false: perhaps true.
  pricePerNight: 119 | pricePerNight: 0 | pricePerNight must be 0.01 or more.
  pricePerNight: 119 | pricePerNight: 1e5 | pricePerNight must be at most 99,999.99 CAD.
  badge: Most booked | badge: '' | badge must not be empty.
  rating: 4.8 | rating: 5.1 | rating must be a number from 0 to 5.
  guest: 4 | guest: 4\ncardFacts: [] | cardFacts is made from roomType and beds now: delete it.
  guest: 4 | guest: 4\ncardTerms: [Prepaid] | cardTerms is made from the policies now: delete it.
  allowedPets: 2 | allowedPets: 0 | allowedPets must be 1 or more in a room that is pet friendly,
  allowedPets: 2 | allowedPets: 0 | amenities must not have "Pet friendly" in a room that takes no pets.
  rooms: 12 | rooms: 11 | numbers must be 11, as rooms says, and are 12.
  emblem: hoodoo | emblem: moose | fob.emblem must be 'truck' or 'river' or 'hoodoo'
  images: | images: []\nothers: | images must name a picture.
  images: | images:${MANY} | images must name 15 pictures at most.
    - /pictures/door-14.svg |   - /pictures/pool.svg
    | images.4 must be a picture with a description in pictures.yaml, not /pictures/pool.svg.
home.yaml
  paper: spruce | paper: gold | banners.3.paper must be 'spruce' or 'ox' or 'teal' or 'straw'.
  room: simple-du-quai | room: penthouse | banners.3.room must be a room of motel.yaml, not penthouse.
  https://saint-paul.example/2 | saint-paul.example/2 | gallery.0.1.page.url ${HTTPS}: perhaps
mails.yaml
  parking:  | parking: Ask:  | the text needs quotation marks: parking: "Ask:
  isSent: true } | isSent: maybe } | refundCompleted.isSent must be true or false.
    sentences:\n    - We look forward to seeing you. Here is what you need for the way. |   sentences: []
    | arrival.sentences must have a sentence.
pictures.yaml
  ${DOOR} |   /pictures/door-14.svg: door-14.svg
    | descriptions./pictures/door-14.svg needs a few words that say what it shows.
    /pictures/flag-canada.svg: |   /pictures/flag of canada.svg: A red leaf and two bars\n  /pictures/flag-canada.svg:
    | descriptions./pictures/flag of canada.svg must be /pictures/ and the file of a drawing,
pages/contact.md
  (/feedback) | (/feedbock) | the link /feedbock leads to no page of the site: perhaps /feedback.
pages/terms.md
  {visitors} | {visitor} | there is no {visitor}: perhaps {visitors}.
pages/refund-policy.md
  ## When it costs something | ## When it costs one night | “## When it costs one night” is about
`;
  const CHANGES = [...WRONG.matchAll(/^(\S+)\n((?: .+\n)+)/gm)].map(([, file = '', rows = '']) => {
    const lines = rows
      .replaceAll(/\n +\| /g, ' | ')
      .trimEnd()
      .split('\n');
    const columns = lines.map((line) => line.slice(2).replaceAll('\\n', '\n').split(' | '));
    return [file, columns as [from: string, to: string, sentence: string][]] as const;
  });
  const known = new Map<string, readonly string[]>();
  const mistakesOfOne = (file: string, from: string, to: string) => {
    const key = [file, from, to].join('|');
    const mistakes = known.get(key) ?? mistakesWith({ [file]: [[from, to]] });
    known.set(key, mistakes);
    return mistakes;
  };
  describe.each(CHANGES)('in %s', (file, changes) => {
    test.each(changes)('“%s” as “%s”: %s', (from, to, sentence) => {
      const mistakes = mistakesOfOne(file, from, to);
      expect(mistakes.join('\n')).toContain(`: ${sentence}`);
      for (const mistake of mistakes) expect(mistake).toMatch(new RegExp(`^${file}:\\d+: `));
    });
  });

  test('more than thirty mistakes are named in one run, as each of them alone', () => {
    const lengthOf = (text: string) => text.split('\n').length;
    const made = CHANGES.map(([file, changes]) => {
      const isFirst = (from: string, at: number) =>
        changes.findIndex(([other]) => other.includes(from) || from.includes(other)) === at;
      const apart = changes.filter(([from, to], at) => lengthOf(from) === lengthOf(to) && isFirst(from, at));
      return [file, apart.map(([from, to]) => [from, to] as const)] as const;
    });
    const alone = made.flatMap(([file, changes]) =>
      changes.flatMap(([from, to]) => mistakesOfOne(file, from, to)),
    );
    const found = mistakesWith(Object.fromEntries(made));
    expect(found.length).toBeGreaterThan(40);
    expect(found.toSorted()).toEqual(alone.toSorted());
  });

  test('a room named twice, and a drawing that is not described', () => {
    const twice = ['  - queen-du-fleuve\n', '  - queen-du-fleuve\n  - queen-du-fleuve\n'] as const;
    const line = lineOf('motel.yaml', '  - queen-du-fleuve') + 1;
    expect(mistakesWith({ 'motel.yaml': [twice] })).toEqual([
      `motel.yaml:${line}: rooms.2 must not name queen-du-fleuve a second time.`,
    ]);
    expect(mistakesWith({ 'home.yaml': [['/pictures/room-bed.svg', '/pictures/cat.svg']] })).toEqual([
      `home.yaml:${lineOf('home.yaml', '/pictures/room-bed.svg')}: banners.4.picture must be a picture with a description in pictures.yaml, not /pictures/cat.svg.`,
    ]);
  });

  test('a room that the list does not name, and one without a file', () => {
    const line = lineOf('motel.yaml', 'rooms:');
    expect(mistakesWith({ 'motel.yaml': [['  - king-de-la-falaise', '  - queen-de-la-falaise']] })).toEqual([
      `motel.yaml:${line}: rooms must name king-de-la-falaise, which has a file in rooms/.`,
      `motel.yaml:${line + 4}: rooms.3 must be a file of rooms/, and there is no queen-de-la-falaise.yaml.`,
    ]);
  });

  test('files that are missing, pages of no name, and a folder of nothing', () => {
    const pages = Object.fromEntries(['Stay', 'Whales', 'sea lions'].map((name) => [`pages/${name}.md`, '']));
    const missing = mistakesWith({ 'pages/terms.md': undefined, ...pages });
    expect(missing).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^pages\/Whales\.md: it must begin with/),
        'pages/Whales.md: it has no words.',
        'pages/Stay.md: the site has another page of that address.',
        'pages/sea lions.md: its name must be letters, digits and dashes.',
        expect.stringMatching(/^pages\/\w+\.md:\d+: the link \/terms leads to no page of the site\.$/),
        'pages/terms.md: there is no such file.',
      ]),
    );
    const nothing = linesOf(join(OWN_FOLDER, 'nowhere'));
    expect(nothing).toContain('motel.yaml: there is no such file.');
    expect(nothing).toContain('public/pictures/hero-phone-night.svg: there is no such file.');
  });

  test('a motel has pages of its own in its order, and does without some', () => {
    const seals = textOf('pages/affiliate.md');
    const content = contentWith({
      'pages/Careers.md': undefined,
      'pages/affiliate.md': undefined,
      'pages/seals.md': seals,
      'pages/whales.md': seals.replace('---', '---\nplace: 2\nmenu: yes'),
      'pages/tides.md': seals.replace('---', '---\nplace: 1'),
    });
    expect(content.ownPages).toEqual([
      { name: 'tides', title: 'Affiliate' },
      { name: 'whales', title: 'Affiliate', inMenu: true },
      { name: 'seals', title: 'Affiliate' },
    ]);
    expect(content.offPages).toEqual(['affiliate', 'Careers']);
  });

  test('a place among the pages is a number, and the menu is yes', () => {
    const about = textOf('pages/about.md').replace('---', '---\nplace: first\nmenu: no');
    expect(mistakesWith({ 'pages/about.md': about })).toEqual([
      'pages/about.md:2: its place among your own pages must be a whole number, 1 to 99.',
      'pages/about.md:3: menu must be yes, or left out.',
    ]);
  });

  test('every drawing that a screen of the software shows must be there', () => {
    const web = fileURLToPath(new URL('../../../apps/web/src', import.meta.url));
    const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(web, name), 'utf8'));
    sources.push(readFileSync(new URL('../src/site-parts.ts', import.meta.url), 'utf8'));
    const named = sources.join('\n').matchAll(/(?:\/pictures\/|drawing:)([\w-]+)(?:\.svg|')/g);
    const shown = new Set([...named].map(([, name]) => `public/pictures/${name}.svg`));
    shown.delete('public/pictures/social-card.svg');
    expect(shown.size).toBeGreaterThan(8);
    const always = [...shown].filter((name) => !name.includes('/footer-strata'));
    expect(always.filter((name) => !NEEDED_FILES.includes(name))).toEqual([]);
  });

  test.each([
    ['aliases that multiply', 'rates.yaml', multiplied(8), ': its aliases (*name) stand for too much.'],
    ['no names', 'rates.yaml', '- a\n', ':1: must have names with values below it.'],
    ['nothing', 'rates.yaml', '', ':1: must have names with values below it.'],
    [
      'two documents',
      'rates.yaml',
      'a: 1\n---\nb: 2\n',
      ':2: A line of three dashes begins a second document.',
    ],
    ['a half', 'pictures.yaml', '{', ':1: Flow map must end with a }.'],
  ])('a file of %s', (_, file, text, sentence) => {
    expect(mistakesWith({ [file]: text })).toEqual([`${file}${sentence}`]);
  });

  test('a name twice, and a list where names belong', () => {
    expect(mistakesWith({ [ROOM]: [['rating: 4.8', 'rating: 4.8\nrating: 4.9']] })).toEqual([
      `${ROOM}:${lineOf(ROOM, 'rating') + 1}: it has this name twice.`,
    ]);
    expect(
      mistakesWith({ 'rates.yaml': [['    label: Taxes\n    percent: 5\n', '    - label\n']] })[0],
    ).toMatch(/^rates\.yaml:\d+: /);
  });
});

describe('M9 a motel whose currency has no decimals', () => {
  const yen: Changes = { 'rates.yaml': [['currency: CAD', 'currency: JPY']] };

  test('has whole prices', () => {
    expect(mistakesWith(yen)).toEqual([
      expect.stringMatching(
        /^rates.yaml:\d+: articles.1.price must be without decimals, since JPY has none\.$/,
      ),
      expect.stringMatching(
        /^rooms.lits-jumeaux.yaml:\d+: pricePerNight must be without decimals, since JPY has none\.$/,
      ),
    ]);
  });

  test('has prices up to 9,999,999', () => {
    const priced = (price: string): Changes => ({
      ...yen,
      [ROOM]: [['pricePerNight: 119', `pricePerNight: ${price}`]],
    });
    expect(mistakesWith(priced('9999999'))).toHaveLength(2);
    expect(mistakesWith(priced('1e7')).join('\n')).toContain('pricePerNight must be at most 9,999,999 JPY.');
  });
});

describe('a price as an owner writes it', () => {
  const read = (written: number) => z.safeParse(dollars(0), written);

  test.each([
    [89, 89_00],
    [104.5, 104_50],
    [0.05, 5],
  ])('M2 $%d is %d cents', (written, amount) => {
    expect(read(written)).toMatchObject({ success: true, data: amount });
  });

  test.each([89.555, -1, Number.NaN, 1e21])('M2 refuses %d', (written) => {
    expect(read(written).success).toBe(false);
  });
});
