import type { NearStay } from '@motel/api-client/contracts';
import { civilDate, nightsOf, type Stay } from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';
import { Button, Stack, Text, Unbroken } from '@motel/ui';
import { formatStay } from '../format/dates.ts';
import { useWords } from '../words.ts';

interface NearStaysProps {
  /** The stay that is refused. */
  readonly asked: Stay;
  readonly near: readonly NearStay[];
  readonly onTake: (stay: Stay) => void;
  /** The id of the element that has focus after a press: the buttons disappear. */
  readonly focusOn: 'main' | 'book';
}

/** The nearest stays that can be booked in the place of a refused one, a press each; nothing where there is none. */
export function NearStays({ asked, near, onTake, focusOn }: NearStaysProps) {
  const words = useWords();
  const { t } = words;
  if (near.length === 0) return null;
  const take = (stay: Stay) => {
    onTake(stay);
    document.getElementById(focusOn)?.focus({ preventScroll: true });
  };
  return (
    <Stack as="section" gap="s" align="start">
      <Text weight="bold">{t('These nearby dates can be booked:')}</Text>
      {near.map(({ from, to, total }) => {
        const stay: Stay = { checkIn: civilDate(from), checkOut: civilDate(to) };
        const said = {
          stay: formatStay(words, stay.checkIn, stay.checkOut),
          nights: counted(words, nightsOf(stay), 'night'),
          total: shownPrice(words, total),
        };
        return (
          <Button key={from} size="small" onClick={() => take(stay)}>
            <Unbroken>
              {from === asked.checkIn
                ? t('Make it {nights}: {stay}, {total}', said)
                : t('{stay}, {nights}: {total}', said)}
            </Unbroken>
          </Button>
        );
      })}
    </Stack>
  );
}
