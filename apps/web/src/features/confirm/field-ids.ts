import type { Issue } from '@motel/booking-core';
import type { SummaryError } from '@motel/ui';

/** The id of the control for a rule's field. */
export function fieldId(field: string): string {
  return `confirm-${field}`;
}

export function errorOf(issues: readonly Issue[], field: string): string | undefined {
  return issues.find((issue) => issue.field === field)?.message;
}

export function summaryErrors(issues: readonly Issue[]): SummaryError[] {
  return issues.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
}
