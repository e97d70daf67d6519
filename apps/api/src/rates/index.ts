export { syncTariff } from './sync-tariff.ts';
export {
  changeTariff,
  findVersions,
  lastTariffVersion,
  listVersions,
  lockCode,
  planTariff,
  type TariffChange,
  type TariffVersion,
  tariffInForce,
  tariffOfVersion,
  tariffsOfVersions,
  versionsInForce,
} from './tariff-versions.ts';
