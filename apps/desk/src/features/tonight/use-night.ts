import { addDays, parseCivilDate } from '@motel/booking-core';
import { useDesk } from '../../shared/wire/use-desk.ts';
import type { NightName } from './nights.ts';

const AHEAD: Readonly<Record<NightName, number>> = { last: -1, tonight: 0, tomorrow: 1 };

/** The board of a night beside the desk's date, which the server knows. */
export function useNight(night: NightName) {
  const tonight = useDesk('tonight', { query: {} }).data;
  const today = parseCivilDate(tonight?.today);
  const isOther = night !== 'tonight' && today !== undefined;
  const day = isOther ? addDays(today, AHEAD[night]) : undefined;
  const other = useDesk('tonight', { query: { day } }, { enabled: isOther });
  if (!isOther) return tonight;
  return other.data?.day === day ? other.data : undefined;
}
