import type { Violation } from '@motel/booking-core';
import type { SummaryError } from '@motel/ui';

/** The id of the control that a rule is about. */
export function fieldId(field: string): string {
  return `confirm-${field}`;
}

export function errorOf(violations: readonly Violation[], field: string): string | undefined {
  return violations.find((violation) => violation.field === field)?.message;
}

export function summaryErrors(violations: readonly Violation[]): SummaryError[] {
  return violations.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
}
