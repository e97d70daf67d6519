import { type StayRefusal, type StayVerb, whyNotInState } from '@motel/booking-core';
import { motel } from '@motel/content';
import { type Booking, stateOf } from '../booking/index.ts';
import { type Refused, refuse } from '../shared/outcome.ts';

/** Why a verb of a stay is refused in its state (S1–S12); `undefined` where it may be done. */
export function whyNot(booking: Booking, verb: StayVerb, now: Date): Refused | undefined {
  const refusal = whyNotInState(stateOf(booking, now), verb);
  return refusal && refusalOf(refusal, booking);
}

function refusalOf(refusal: StayRefusal, { checkIn, status }: Booking): Refused {
  switch (refusal) {
    case 'check-in-early':
      return refuse('rule-broken', refusal, { date: checkIn });
    case 'stay-begun-online':
      return refuse('rule-broken', refusal, { phone: motel.phone.shown });
    case 'hold-lapsed':
      return refuse('rule-broken', status === 'released' ? 'hold-released' : 'hold-expired');
    case 'stay-in-already':
    case 'stay-out-already':
      return refuse('changed-meanwhile', refusal);
    default:
      return refuse('rule-broken', refusal);
  }
}
