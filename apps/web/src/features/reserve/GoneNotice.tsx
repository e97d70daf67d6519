import type { CivilDate } from '@motel/booking-core';
import { Alert, Unbroken } from '@motel/ui';
import { formatWeekday } from '../../shared/format/dates.ts';

interface GoneNoticeProps {
  /** The night; absent where the room is not for sale at all. */
  readonly soldOutOn: CivilDate | undefined;
}

/** Under the room's title: it cannot be booked for these nights, and other rooms can. */
export function GoneNotice({ soldOutOn }: GoneNoticeProps) {
  const reason = soldOutOn ? `Sold out on ${formatWeekday(soldOutOn)}.` : 'Currently Not Available.';
  return (
    <Alert
      tone="warning"
      action={<a href="#book">{soldOutOn ? 'See other dates and rooms' : 'See other rooms'}</a>}
    >
      <Unbroken>{reason}</Unbroken>
    </Alert>
  );
}
