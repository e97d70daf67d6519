export { changeTariff, planChange, type TariffChange } from './change-tariff.ts';
export { codeName, findCode, hasCodes, lockCode } from './promotion-codes.ts';
export { feeAmount, roomTariff } from './room-tariff.ts';
export { setNights } from './set-nights.ts';
export { syncTariff } from './sync-tariff.ts';
export { lastTariffVersion, tariffInForce, tariffOfVersion } from './tariff-in-force.ts';
export { listVersions } from './tariff-versions.ts';
