import { type Cents, type CivilDate, daysBetween, sum, toDollars } from '@motel/booking-core';

/** Days after the day until which an invoice was to be paid. */
const STEPS = { to30: 30, to60: 60, to90: 90 } as const;

/** The open amounts of invoices by the days since they were due. */
export function agesOf(
  invoices: readonly { readonly due: CivilDate; readonly open: Cents }[],
  today: CivilDate,
) {
  const between = (from: number, to: number) =>
    toDollars(
      sum(
        ...invoices.flatMap(({ due, open }) => {
          const late = daysBetween(due, today);
          return late > from && late <= to ? [open] : [];
        }),
      ),
    );
  return {
    notDue: between(Number.NEGATIVE_INFINITY, 0),
    to30: between(0, STEPS.to30),
    to60: between(STEPS.to30, STEPS.to60),
    to90: between(STEPS.to60, STEPS.to90),
    older: between(STEPS.to90, Number.POSITIVE_INFINITY),
  };
}
