import { MAX_PLAN_DAYS } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, parseCivilDate } from '@motel/booking-core';
import { useSearchParams } from 'react-router-dom';

export const WEEKS = ['14', '28', '56'] as const;

/** The days that the plan shows: they are in its address, so that a reload or a link shows the same ones. */
export function usePlanWindow() {
  const [params, setParams] = useSearchParams();
  const from = parseCivilDate(params.get('from'));
  const asked = Number(params.get('days') ?? 28);
  const days = Number.isInteger(asked) && asked >= 1 && asked <= MAX_PLAN_DAYS ? asked : 28;
  const show = (next: { from?: string | undefined; days?: number }) => {
    const { from: first, days: count } = { from, days, ...next };
    setParams({ ...(first !== undefined && { from: first }), days: String(count) }, { replace: true });
  };
  return {
    from,
    days,
    showToday: () => show({ from: undefined }),
    showDays: (count: number) => show({ days: count }),
    /** @param shown the first day that is shown now */
    move: (shown: string, by: number) => show({ from: addDays(civilDate(shown), by) }),
  };
}
