import type { PreviewChangeRequest } from '@motel/api-client/contracts';
import type { WantedStay } from '@motel/api-client/desk-contracts';
import {
  type CivilDate,
  checkBookableStay,
  checkConfirmForm,
  completeGuestDetails,
  extraPersonsNeeded,
  issuesOf,
  MAX_COUNT,
  type Party,
  type RoomLimits,
  type Stay,
} from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type Outcome, refuseBroken, succeed } from '../../shared/outcome.ts';

export function readStay(
  { rules }: Words,
  { party, ...dates }: PreviewChangeRequest,
  limits: RoomLimits,
  today: CivilDate,
): Outcome<Stay & { readonly party: Party }> {
  const checked = checkBookableStay(dates, today);
  const issues = [
    ...(checked.ok ? [] : issuesOf(checked.error, rules.stay)),
    ...partyIssues(rules, party, limits),
  ];
  return checked.ok && issues.length === 0 ? succeed({ ...checked.value, party }) : refuseBroken(issues);
}

function partyIssues({ confirmForm }: Words['rules'], party: Party, limits: RoomLimits) {
  const isCountable = Object.values(party).every((count) => count <= MAX_COUNT);
  const extraPersons = isCountable ? extraPersonsNeeded(party, limits) : 0;
  const details = completeGuestDetails({});
  const form = { details, party, extraPersons, bringsPets: party.pets > 0 };
  const checked = checkConfirmForm(form, limits);
  if (checked.ok) return [];
  const about = checked.error.filter(({ field }) => !Object.hasOwn(details, field));
  return issuesOf(about, confirmForm);
}

/** A stay as an address names it. */
export function wantedStayOf({
  typeId,
  checkIn,
  checkOut,
  adults,
  children,
  infants,
  pets,
  rooms,
}: Omit<WantedStay, 'party'> & Party): WantedStay {
  return { typeId, checkIn, checkOut, party: { adults, children, infants, pets, rooms } };
}
