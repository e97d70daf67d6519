import { AGES } from '@motel/api-client/desk-contracts';
import { type Cents, type CivilDate, daysBetween, sum, toDollars } from '@motel/booking-core';

/** The open amounts of invoices by the days since they were due. */
export function agesOf(
  invoices: readonly { readonly due: CivilDate; readonly open: Cents }[],
  today: CivilDate,
): number[] {
  return AGES.map(({ days }, at) => {
    const younger = AGES[at - 1]?.days ?? Number.NEGATIVE_INFINITY;
    const own = invoices.filter(({ due }) => {
      const late = daysBetween(due, today);
      return younger < late && late <= days;
    });
    return toDollars(sum(...own.map(({ open }) => open)));
  });
}
