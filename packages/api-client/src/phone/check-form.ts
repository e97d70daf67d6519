import {
  type Checked,
  type ConfirmForm,
  checkConfirmForm,
  type FormViolation,
  fail,
  GUEST_FIELDS,
  type Mobile,
  type RoomLimits,
  violation,
} from '@motel/booking-core';

const BEFORE_PHONE: readonly string[] = GUEST_FIELDS.slice(
  0,
  GUEST_FIELDS.findIndex(({ kind }) => kind === 'phone'),
).map(({ name }) => name);

/**
 * Checks the form by core's rules after reading its telephone number: the accepted form has it as `+14035550142`, and
 * one that no telephone has breaks V10.
 * @param read reads a number (decision 052)
 */
export function checkFormWithPhone(
  form: ConfirmForm,
  limits: RoomLimits,
  read: (typed: string) => Mobile | undefined,
): Checked<ConfirmForm, FormViolation> {
  const { details } = form;
  const phone = read(details.phone);
  const known = phone === undefined ? form : { ...form, details: { ...details, phone } };
  const checked = checkConfirmForm(known, limits);
  const violations = checked.ok ? [] : checked.error;
  if (phone !== undefined || violations.some(({ field }) => field === 'phone')) return checked;
  const place = violations.filter(({ field }) => BEFORE_PHONE.includes(field)).length;
  return fail(violations.toSpliced(place, 0, violation('phone', 'V10', 'phone-invalid')));
}
