import type { CivilDate } from '@motel/booking-core';
import { Alert, Unbroken } from '@motel/ui';
import { formatWeekday } from '../../shared/format/dates.ts';

interface GoneNoticeProps {
  /** The night; absent where the room is not for sale at all. */
  readonly soldOutOn: CivilDate | undefined;
  /** Some rooms are left, too few for the party. */
  readonly isShort: boolean;
}

/** Under the room's title: it cannot be booked for these nights, and other rooms can. */
export function GoneNotice({ soldOutOn, isShort }: GoneNoticeProps) {
  const reason = soldOutOn
    ? `${isShort ? 'Too few rooms left' : 'Sold out'} on ${formatWeekday(soldOutOn)}.`
    : 'Currently Not Available.';
  return (
    <Alert
      tone="warning"
      action={<a href="#book">{soldOutOn ? 'See other dates and rooms' : 'See other rooms'}</a>}
    >
      <Unbroken>{reason}</Unbroken>
    </Alert>
  );
}
