import type { PromotionCode, PromotionCodeRequest } from '@motel/api-client/contracts';
import { checkBookableStay, issuesOf, LEAST_PARTY, priceWays } from '@motel/booking-core';
import { findCode, roomTariff } from '@motel/booking-core/rates';
import { isCodeUsedUp } from '../../booking/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import {
  bookableNights,
  findPricedProperty,
  isSoldByPlan,
  tariffInWords,
  tariffOfNow,
} from '../../inventory/index.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { refuse, refuseBroken } from '../../shared/outcome.ts';
import { spokenPrice } from '../price/price-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';

/** The discount of a code for a stay (F14), counted by session and network so that no visitor finds one by trying. */
export async function checkPromotionCode(
  context: CheckoutContext,
  guest: SignedIn,
  { propertyId, checkInDate, checkOutDate, code }: PromotionCodeRequest,
  address: string | undefined,
): Promise<PromotionCode> {
  const { db, limits, words } = context;
  await limits.take({
    'codes of a session': guest.sessionId,
    'codes from an address': address,
  });
  const found = (await findPricedProperty(db, propertyId)) ?? refuse('not-found', 'property-unknown');
  const today = todayAt(context);
  const checked = checkBookableStay({ checkIn: checkInDate, checkOut: checkOutDate }, today);
  if (!checked.ok) refuseBroken(issuesOf(checked.error, words.rules.stay));

  const { checkIn: from, checkOut: to } = checked.value;
  const tariff = await tariffOfNow(context, found.tariff, [propertyId], bookableNights(today));
  const stay = { room: propertyId, from, to, party: LEAST_PARTY, code, bookedOn: today };
  const ways = priceWays(tariff, { ...stay, place: 'website' }, words.rules.price);
  const priced = ways.ok || isSoldByPlan(tariff, propertyId) ? ways : spokenPrice(words, tariff, stay);
  if (!priced.ok) refuseBroken(priced.violations);
  const data = findCode(tariff, code);
  if (data === undefined) throw new Error('A stay was priced with a code that the tariff does not have');
  if (await isCodeUsedUp(db, data)) refuse('rule-broken', 'code-used-up');
  const answer = { code: data.code, off: `${data.off}` };
  const named = [data.plan ?? []].flat();
  if (named.length === 0) return answer;
  const opened = roomTariff(tariff, propertyId, today, data);
  const plan = named.filter((id) => opened.plans?.some((one) => one.id === id));
  return { ...answer, tariff: tariffInWords(words, { ...opened, codes: [{ ...answer, plan }] }) };
}
