import type {} from './guest-tables.ts';

export { authenticate, type SignedIn } from './authenticate.ts';
export { type Device, deviceOf } from './device.ts';
export { listBookings } from './list-bookings.ts';
export { pruneGuests, pruneSignIns } from './prune.ts';
export { createToken } from './session-token.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { createStayLink, openBooking } from './stay-link.ts';
