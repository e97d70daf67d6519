import { DEFAULT_TARIFF, type Tariff } from '@motel/booking-core';

/** The motel charges pets and extra persons for every night, as its policies say (§9, D2). */
export const tariff: Tariff = {
  ...DEFAULT_TARIFF,
  petFeeBasis: 'night',
  extraPersonBasis: 'night',
};

/** For one pet, in dollars; the same in every room. */
export const petFeePerPet = 15;

/** For one person beyond a room's allowance, in dollars; the same in every room. */
export const extraPersonCharge = 20;
