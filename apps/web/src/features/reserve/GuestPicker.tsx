import {
  ENGLISH,
  fitSelector,
  LEAST_PARTY,
  MAX_COUNT,
  type Party,
  type RoomLimits,
  selectorMaximum,
  totalCapacity,
} from '@motel/booking-core';
import { Popover, Stack, Stepper, Text } from '@motel/ui';
import { useState } from 'react';
import { counted, formatParty } from '../../shared/format/counts.ts';

const GUESTS = [
  { member: 'adults', label: 'Adults' },
  { member: 'children', label: 'Children' },
  { member: 'infants', label: 'Infants' },
] as const;

interface GuestPickerProps {
  readonly limits: RoomLimits;
  readonly party: Party;
  readonly onChange: (party: Party) => void;
}

/** Who stays, and in how many rooms: adults and children within the rooms' allowance (§5, D11). */
export function GuestPicker({ limits, party, onChange }: GuestPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { rooms } = party;

  const stepper = (member: keyof Party, label: string, sublabel?: string) => (
    <Stepper
      key={member}
      label={label}
      sublabel={sublabel}
      value={party[member]}
      min={LEAST_PARTY[member]}
      max={selectorMaximum(party, member, limits)}
      onChange={(count) => onChange({ ...party, [member]: count })}
    />
  );
  return (
    <Popover
      label="Guests"
      value={`${formatParty(party)} · ${counted(rooms, 'room')}`}
      placement="below"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap="s">
        {GUESTS.map(({ member, label }) => stepper(member, label, `Age ${ENGLISH.ages[member]}`))}
        {limits.pets > 0 && stepper('pets', 'Pets', `At most ${limits.pets}`)}
        <Stepper
          label="Rooms"
          value={rooms}
          min={1}
          max={MAX_COUNT}
          onChange={(count) => onChange(fitSelector({ ...party, rooms: count }, limits))}
        />
        <Text size="small" tone="soft">
          Adults and children: at most {totalCapacity(rooms, limits)} in {counted(rooms, 'room')}. Another
          room makes space for more.
        </Text>
      </Stack>
    </Popover>
  );
}
