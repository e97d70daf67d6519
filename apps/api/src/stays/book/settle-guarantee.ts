import { keepGuarantee, moveBooking } from '../../booking/index.ts';
import { bookingConfirmedMail, enqueueMail, newBookingMail } from '../../mail/index.ts';
import type { OnPaid } from '../../money/index.ts';

/** Confirms the stay that a card guarantees: nothing is paid yet (F32). */
export const settleGuarantee: OnPaid['guarantee'] = async (
  trx,
  motel,
  { booking, guaranteeReference },
  now,
) => {
  if ((await moveBooking(trx, booking, 'paid', now)) !== 'confirmed') return false;
  await keepGuarantee(trx, booking.id, guaranteeReference, now);
  const stay = { ...booking, guarantee: guaranteeReference };
  await enqueueMail(
    trx,
    now,
    bookingConfirmedMail(motel, stay, now.getTime(), 'later'),
    newBookingMail(motel, stay, 'A card guarantees it: nothing is paid yet.'),
  );
  return true;
};
