export { changeTariff, planTariff, type TariffChange } from './change-tariff.ts';
export { lockCode } from './promotion-codes.ts';
export { syncTariff } from './sync-tariff.ts';
export { lastTariffVersion, tariffInForce, tariffOfVersion } from './tariff-in-force.ts';
export {
  findVersions,
  listVersions,
  type TariffVersion,
  versionsInForce,
} from './tariff-versions.ts';
