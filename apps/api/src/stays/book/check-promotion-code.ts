import type { PromotionCode, PromotionCodeRequest } from '@motel/api-client/contracts';
import { checkBookableStay, issuesOf } from '@motel/booking-core';
import { findCode } from '@motel/booking-core/rates';
import { isCodeUsedUp } from '../../booking/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { findPricedProperty, unknownProperty } from '../../inventory/index.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../../shared/outcome.ts';
import { spokenPrice } from '../price/price-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';

/** The discount of a code for a stay (F14), counted by session and network so that no visitor finds one by trying. */
export async function checkPromotionCode(
  context: CheckoutContext,
  guest: SignedIn,
  { propertyId, checkInDate, checkOutDate, code }: PromotionCodeRequest,
  address: string | undefined,
): Promise<Outcome<PromotionCode>> {
  const { db, limits, words } = context;
  const allowed = await limits.take({
    'codes of a session': guest.sessionId,
    'codes from an address': address,
  });
  if (!allowed.ok) return allowed;
  const found = await findPricedProperty(db, propertyId);
  if (found === undefined) return unknownProperty();
  const today = todayAt(context);
  const checked = checkBookableStay({ checkIn: checkInDate, checkOut: checkOutDate }, today);
  if (!checked.ok) return refuseBroken(issuesOf(checked.error, words.rules.stay));

  const { checkIn: from, checkOut: to } = checked.value;
  const stay = { room: propertyId, from, to, party: { adults: 1 }, code, bookedOn: today };
  const priced = spokenPrice(words, found.tariff, stay);
  if (!priced.ok) return refuseBroken(priced.violations);
  const data = findCode(found.tariff, code);
  if (data === undefined) throw new Error('A stay was priced with a code that the tariff does not have');
  if (await isCodeUsedUp(db, data)) return refuse('rule-broken', 'code-used-up');
  return succeed({ code: data.code, off: `${data.off}` });
}
