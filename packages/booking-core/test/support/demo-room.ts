import {
  type RoomLimits,
  type SpecifiedRoom,
  specificationTariff,
  type TariffData,
} from '../../src/index.ts';

export const DEMO_LIMITS: RoomLimits = { sleeps: 4, included: 2, pets: 2 };

/** The room of the examples in SPEC.md: $89, a double for 4, 2 persons included, $20 an extra person, $15 a pet. */
export const DEMO_ROOM: SpecifiedRoom = {
  ...DEMO_LIMITS,
  pricePerNight: '89',
  petFee: '15',
  extraPersonCharge: '20',
};

/** The specification's tariff for the demo room, or one like it. */
export function demoTariff(change: Partial<SpecifiedRoom> = {}, per?: 'stay' | 'night'): TariffData {
  return specificationTariff({ double: { ...DEMO_ROOM, ...change } }, per);
}
