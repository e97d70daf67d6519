export { changeTariff, planChange, type TariffChange } from './change-tariff.ts';
export { isOn } from './is-on.ts';
export { type Layer, layerOf } from './layers.ts';
export { codeName, findCode, hasCodes, lockCode } from './promotion-codes.ts';
export { feeAmount, isAbout, roomTariff } from './room-tariff.ts';
export { seasonReach, spansOf } from './season-reach.ts';
export { endSeasonWithin, hasSeason, type SeasonId, seasonsOf, setSeason } from './seasons.ts';
export { setNights } from './set-nights.ts';
export { syncTariff } from './sync-tariff.ts';
export { lastTariffVersion, tariffInForce, tariffOfVersion } from './tariff-in-force.ts';
export {
  findVersions,
  listVersions,
  type TariffVersion,
  versionsInForce,
} from './tariff-versions.ts';
export { changedRates, isInTheWay, isSameNight, isUndone, withoutChange } from './undo-version.ts';
