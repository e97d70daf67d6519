import type { RoomLimits } from '../capacity/room-selection.ts';
import { requireObject } from '../result/kind.ts';
import type { Amount, TariffData } from './tariff-data.ts';

/** A room of `specificationTariff`. Amounts are decimal dollars, $0 to $99,999.99. */
export interface SpecifiedRoom extends Pick<RoomLimits, 'sleeps' | 'included' | 'pets'> {
  /** One room for one night. */
  readonly pricePerNight: Amount;
  /** For each pet. */
  readonly petFee: Amount;
  /** For each person beyond those included. */
  readonly extraPersonCharge: Amount;
}

/**
 * Returns the tariff of the motel that this package was written for (F16): taxes of 5 % and a levy of 4 % of rooms and
 * extras, each rounded up to whole dollars, and the total rounded up. Children stay free.
 * @param rooms by their keys
 * @param per whether pets and extra persons are charged once for the stay, or for each night
 * @example
 * const room = { sleeps: 4, included: 2, pets: 2, pricePerNight: '89', petFee: '15', extraPersonCharge: '20' };
 * const standard = parseTariff(specificationTariff({ double: room }));
 * priceTotal(standard, { room: 'double', from: '2027-05-01', to: '2027-05-02', party: { adults: 4 } }); // → 14200
 */
export function specificationTariff(
  rooms: Readonly<Record<string, SpecifiedRoom>>,
  per: 'stay' | 'night' = 'stay',
): TariffData {
  for (const terms of Object.values(requireObject('rooms', rooms))) requireObject('room', terms);
  // JSON leaves a missing amount out, and the room would not pay the fee; null is a fault of the tariff.
  const byRoom = (field: 'petFee' | 'extraPersonCharge') =>
    Object.fromEntries(Object.entries(rooms).map(([room, terms]) => [room, terms[field] ?? null])) as Record<
      string,
      Amount
    >;
  const of = ['rooms', 'extra-persons', 'smoking-room', 'pets'];
  const ofAll = { of, round: 'dollar-up', always: true } as const;
  return {
    id: 'standard',
    currency: 'CAD',
    rooms: Object.fromEntries(
      Object.entries(rooms).map(([room, { sleeps, included, pets }]) => [room, { sleeps, included, pets }]),
    ),
    nightly: Object.entries(rooms).map(([room, { pricePerNight }]) => ({ room, price: pricePerNight })),
    fees: [
      {
        id: 'extra-persons',
        label: 'Extra person charge',
        each: 'extra-person',
        per,
        amount: byRoom('extraPersonCharge'),
        always: true,
      },
      { id: 'smoking-room', label: 'Smoking room charge', amount: 0, always: true },
      { id: 'pets', label: 'Pet fee per pet', each: 'pet', per, amount: byRoom('petFee'), always: true },
      { id: 'taxes', label: 'Taxes', percent: 5, ...ofAll },
      { id: 'tourism-levy', label: 'Tourism Levy tax', percent: 4, ...ofAll },
    ],
    round: 'dollar-up',
  };
}
