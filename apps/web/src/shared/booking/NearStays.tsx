import type { NearStay } from '@motel/api-client/contracts';
import { civilDate, nightsOf, type Stay } from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';
import { Button, Unbroken } from '@motel/ui';
import { formatStay } from '../format/dates.ts';
import { useWords } from '../words.ts';

interface NearStaysProps {
  readonly asked: Stay;
  readonly near: readonly NearStay[] | undefined;
  readonly onTake: (stay: Stay) => void;
}

/** The nearest stays that can be booked in the place of a refused one, a press each. */
export function NearStays({ asked, near = [], onTake }: NearStaysProps) {
  const { words, t } = useWords();
  const take = (stay: Stay) => {
    onTake(stay);
    // The pressed button disappears.
    (document.getElementById('book') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return near.map(({ from, to, total }) => {
    const stay: Stay = { checkIn: civilDate(from), checkOut: civilDate(to) };
    const said = {
      stay: formatStay(words, stay.checkIn, stay.checkOut),
      nights: counted(words, nightsOf(stay), 'night'),
      total: shownPrice(words, total),
    };
    return (
      <Button key={from} size="small" onClick={() => take(stay)}>
        {/* The parts of a line are no items of the button's row. */}
        <span>
          <Unbroken>
            {from === asked.checkIn
              ? t('Make it {nights}: {stay}, {total}', said)
              : t('{stay}, {nights}: {total}', said)}
          </Unbroken>
        </span>
      </Button>
    );
  });
}
