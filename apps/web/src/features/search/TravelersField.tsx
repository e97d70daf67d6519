import { ENGLISH, LEAST_TRAVELERS, type Party, stepTravelers } from '@motel/booking-core';
import { ruleWords } from '@motel/content/rule-words';
import { t } from '@motel/language';
import { Popover, Stack, Stepper } from '@motel/ui';
import { useState } from 'react';
import { chooseTravelers, shownTravelers, useSearchStore } from '../../shared/search-store.ts';

const COUNTS = [
  { count: 'adults', label: t('Adults') },
  { count: 'children', label: t('Children') },
  { count: 'pets', label: t('Pets') },
  { count: 'rooms', label: t('Rooms') },
] as const satisfies readonly { count: keyof Party; label: string }[];

/** The travelers; there is no upper limit (§5). */
export function TravelersField() {
  const [isOpen, setIsOpen] = useState(false);
  const travelers = shownTravelers(useSearchStore());
  return (
    <Popover
      label={t('Travelers')}
      icon="people"
      frame="plain"
      value={ruleWords('travelers', ENGLISH.travelers)(travelers)}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap="s">
        {COUNTS.map(({ count, label }) => (
          <Stepper
            key={count}
            label={label}
            value={travelers[count]}
            min={LEAST_TRAVELERS[count]}
            onChange={(value) =>
              chooseTravelers(stepTravelers(travelers, count, value > travelers[count] ? 1 : -1))
            }
          />
        ))}
      </Stack>
    </Popover>
  );
}
