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
  versionsInForce,
} from './tariff-versions.ts';
