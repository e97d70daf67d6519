import { LEAST_TRAVELERS, stepTravelers, type Travelers, travelersSummary } from '@motel/booking-core';
import { Popover, Stack, Stepper } from '@motel/ui';
import { useState } from 'react';
import { chooseTravelers, shownTravelers, useSearchStore } from '../../shared/search-store.ts';

const COUNTS = [
  { field: 'adult', label: 'Adults' },
  { field: 'children', label: 'Children' },
  { field: 'rooms', label: 'Rooms' },
] as const satisfies readonly { field: keyof Travelers; label: string }[];

/** Who travels; there is no upper limit (§5). */
export function TravelersField() {
  const [isOpen, setIsOpen] = useState(false);
  const travelers = shownTravelers(useSearchStore());
  return (
    <Popover
      label="Travelers"
      icon="people"
      frame="plain"
      value={travelersSummary(travelers)}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap="s">
        {COUNTS.map(({ field, label }) => (
          <Stepper
            key={field}
            label={label}
            value={travelers[field]}
            min={LEAST_TRAVELERS[field]}
            onChange={(value) =>
              chooseTravelers(stepTravelers(travelers, field, value > travelers[field] ? 1 : -1))
            }
          />
        ))}
      </Stack>
    </Popover>
  );
}
