import type { RateChange, StepWire } from '@motel/api-client/desk-contracts';
import { civilDate, MAX_NIGHTS, type StepData, type TariffData } from '@motel/booking-core';
import { endSeasonWithin, hasSeason, isAllYear, setSeason } from '@motel/booking-core/rates';
import type { Paid } from '../../shared/motel-context.ts';
import { refuse } from '../../shared/outcome.ts';
import { percentOf } from './codes.ts';
import { checkRow, stated } from './set-nights.ts';

const MOST_NAME = 60;

/** Works out the tariff with a season that is new, changed or ended. Refused with `rule-broken` and a sentence. */
export function withSeason(
  motel: Paid,
  tariff: TariffData,
  { was, season, ends = [] }: Extract<RateChange, { readonly kind: 'season' }>,
  today: string,
): TariffData {
  if (was !== undefined && !hasSeason(tariff, was)) refuse('rule-broken', 'season-gone');
  if (season === undefined) {
    const isNothing = was === undefined || isAllYear(was);
    return isNothing ? refuse('rule-broken', 'rates-nothing') : setSeason(tariff, was, undefined);
  }
  const name = season.name?.trim();
  const written = stated({ ...season, name, rows: season.rows.map((row) => stated(row)) });
  if (was === undefined || !isAllYear(was)) {
    if (name === undefined || name === '' || name.length > MOST_NAME) refuse('rule-broken', 'season-name');
    const { from, to } = season;
    if (from === undefined || to === undefined) refuse('rule-broken', 'season-dates');
    if (from > to) refuse('rule-broken', 'rates-order');
    const isNew = was?.name !== name || was.from !== from || was.to !== to;
    if (isNew && hasSeason(tariff, { name, from, to })) refuse('rule-broken', 'season-exists', { name });
  } else if (!isAllYear(season)) refuse('rule-broken', 'season-gone');
  if (season.rows.length === 0) refuse('rule-broken', 'season-empty');
  for (const row of season.rows) checkRow(motel, tariff, row);
  if (!ends.every((id) => hasSeason(tariff, id))) refuse('rule-broken', 'season-gone');
  const changed = setSeason(tariff, was, written);
  const { from = today, to = today } = season;
  // Nights gone by keep the season that they had.
  const there = { from: civilDate(from > today ? from : today), to: civilDate(to) };
  return ends.reduce((tariffSoFar, id) => endSeasonWithin(tariffSoFar, id, there), changed);
}

/** Works out the tariff with other discounts of long stays. Refused with `rule-broken`. */
export function withSteps(tariff: TariffData, steps: readonly StepWire[]): TariffData {
  for (const { fromNight, off, room: rooms = [] } of steps) {
    if (fromNight < 2 || fromNight > MAX_NIGHTS || !((percentOf(off) ?? Number.NaN) <= 100))
      refuse('rule-broken', 'steps-invalid');
    const unknown = rooms.find((room) => !Object.hasOwn(tariff.rooms, room));
    if (unknown !== undefined) refuse('rule-broken', 'room-type-unknown', { propertyId: unknown });
  }
  const sorted = steps.toSorted((one, other) => one.fromNight - other.fromNight);
  const isTwice = sorted.some(
    (step, at) =>
      sorted[at - 1]?.fromNight === step.fromNight &&
      (step.room === undefined ||
        sorted[at - 1]?.room === undefined ||
        step.room.some((room) => sorted[at - 1]?.room?.includes(room))),
  );
  if (isTwice) refuse('rule-broken', 'steps-invalid');
  return { ...tariff, steps: sorted as readonly StepData[] };
}
