import { fc } from '@fast-check/vitest';
import {
  addDays,
  dateAt,
  ENGLISH,
  type PlanData,
  type PolicyData,
  parseTariff,
  price,
  type TariffData,
} from '@motel/booking-core';
import { type HouseFeeData, withHouseFees } from '@motel/booking-core/rates';
import { OWN_FOLDER, PLAIN_FOLDER } from '../src/folder/own-folder.ts';
import { begunTexts } from '../src/parts/index.ts';
import {
  filesOfFolder,
  filesOfTexts,
  folderTexts,
  readMotel,
  soldTexts,
  unsoldTexts,
} from '../src/server.ts';
import { FIRST_ANSWERS } from './support/first-answers.ts';

const DEMO = `${OWN_FOLDER}../demo/`;
const plain = folderTexts(filesOfFolder(PLAIN_FOLDER));
const SUMMER = { from: '2027-06-10', to: '2027-07-20' };

/** Parts of tariffs as a desk sets them. @param room one of the kinds */
const setByDesk = (room: string) => ({
  nightly: fc.shuffledSubarray([
    { price: '104.50' },
    { room, price: 2850 },
    { room: [room], ...SUMMER, name: 'Été: “#1”', price: '89.05' },
    { on: ['fri', 'sat'], ...SUMMER, price: 120, minNights: 2 },
    { from: '2027-07-01', to: '2027-07-02', closed: true, closedToArrival: true },
    { room, from: '2027-07-05', maxNights: 5, closedToDeparture: true },
  ]),
  steps: fc.subarray([
    { fromNight: 7, off: '12.5%' },
    { fromNight: 28, off: '30%', room },
  ]),
  periods: fc.subarray([
    { nights: 7, price: '534' },
    { nights: 28, price: 1999.99, room, ...SUMMER },
  ]),
  codes: fc.subarray([
    { code: 'CREW', off: '10%' },
    { code: 'Crew 2', off: '25', minNights: 2, uses: 3 },
  ]),
  articles: fc.subarray([
    { id: 'wood', price: '8.50' },
    { id: 'goodwill', label: 'Good: will', isCredit: true },
  ]),
  charges: fc.subarray([
    { id: 'cleaning', label: 'Cleaning', amount: { [room]: 25 }, exempt: { fromNights: 7 } },
    { id: 'linen', amount: '8.50', each: 'person', taxes: ['levy'] },
  ]),
  taxes: fc.shuffledSubarray([
    { id: 'vat', percent: '16', of: ['rooms'], included: true },
    { id: 'levy', label: 'No: 1', percent: '3.4483', of: ['rooms'], round: 'dollar-up', always: true },
    {
      id: 'bed',
      amount: '2.50',
      each: 'adult',
      per: 'night',
      firstNights: 3,
      most: '50',
      tax: { name: 'Bed' },
    },
    { id: 'key', amount: { [room]: 5 }, each: 'room', tax: { name: 'Key', number: '1' }, ...SUMMER },
    { id: 'short', amount: 3, exempt: { fromNights: 28 }, tax: { name: 'Short' } },
  ]),
  round: fc.constantFrom('dollar-up', 'cent', undefined),
  plans: fc.constantFrom<PlanData[]>(
    [],
    [
      { id: 'flex', label: 'Fully: flexible', nightly: [{ room, price: 91 }] },
      { id: 'saver', follows: 'flex', percent: '-12.5', room: [room], perPerson: 3, sold: ['website'] },
    ],
  ),
  policies: fc.subarray<PolicyData>([
    { name: 'Usual: all', freeHours: 48, freeAt: 18, keep: '2 nights', noShow: 'everything', deposit: '40' },
    { room, fromRooms: 5, keep: '50%', changeHours: 'never', guarantee: 'none' },
  ]),
});

test.each([
  ['tests', OWN_FOLDER, folderTexts(filesOfFolder(OWN_FOLDER))],
  ['demo', DEMO, folderTexts(filesOfFolder(DEMO))],
  ['plain', PLAIN_FOLDER, plain],
  ['begun', PLAIN_FOLDER, begunTexts(plain, FIRST_ANSWERS)],
] as const)('files of all that is sold read back as the same motel: %s', (_, folder, texts) => {
  const filesOf = (some: typeof texts) => filesOfTexts(some, filesOfFolder(folder).has);
  const { round: __, ...first } = readMotel(filesOf(texts)).tariff;
  const kinds = Object.keys(first.rooms);
  const extras = (first.fees ?? []).filter((fee) => !('percent' in fee || fee.tax));
  const rooms = kinds.flatMap((propertyId, at) =>
    ['08', '09'].map((end) => ({ propertyId, number: `${at + 1}${end}`, traits: [] })),
  );
  const counts = new Map(kinds.map((kind) => [kind, 2]));
  const set = fc.record(setByDesk(kinds.at(-1) ?? ''));
  const nights = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2 }));
  const stays = fc.array(nights, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(set, stays, ({ charges, taxes, nightly, round, ...changed }, asked) => {
      const priced = { nightly: [...first.nightly, ...nightly], fees: [...extras, ...taxes] };
      const fees = charges.map(({ taxes: paid = [], ...fee }) => ({ ...fee, taxes: paid }));
      const sold = { ...first, ...changed, ...priced, ...(round && { round }) } as TariffData;
      const tariff = withHouseFees(sold, fees as HouseFeeData[]);
      const written = soldTexts(texts, { tariff, rooms, counts });
      const again = readMotel(filesOf(written));
      expect(again.properties.map((room) => room.rooms)).toEqual(kinds.map(() => 2));
      expect(soldTexts(unsoldTexts(written), { tariff: again.tariff, rooms, counts })).toEqual(written);
      const [was, is] = [parseTariff(tariff), parseTariff(again.tariff)];
      for (const [after, length, adults] of asked) {
        const from = addDays(dateAt(Date.UTC(2027, 5, 1), 'UTC'), after);
        const stay = { from, to: addDays(from, length), party: { adults } };
        for (const room of kinds)
          for (const how of [{}, { code: 'crew' }, { plan: 'flex' }, { plan: 'saver' }])
            expect(price(is, { room, ...stay, ...how }, ENGLISH.price)).toEqual(
              price(was, { room, ...stay, ...how }, ENGLISH.price),
            );
      }
    }),
    {
      numRuns: Math.ceil((folder === PLAIN_FOLDER ? 0.25 : 0.08) * (fc.readConfigureGlobal().numRuns ?? 100)),
    },
  );
});
