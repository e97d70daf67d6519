export { cancelBooking, type GivenUp, type GivenUpMoney, previewCancellation } from './cancel-booking.ts';
