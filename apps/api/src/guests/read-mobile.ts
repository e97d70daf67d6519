import { readPhone } from '@motel/api-client/phone';
import {
  type Checked,
  fail,
  type Mobile,
  type SignInViolation,
  succeed,
  violation,
} from '@motel/booking-core';

/**
 * Reads the number of a guest, which comes with its country code: one telephone is one guest, however the number is
 * written (decision 052). A number that no telephone has breaks V4.
 */
export function readMobile(full: string): Checked<Mobile, SignInViolation> {
  const mobile = readPhone(full);
  return mobile === undefined ? fail([violation('mobile', 'V4', 'mobile-invalid')]) : succeed(mobile);
}
