import {
  ENGLISH,
  LEAST_PARTY,
  MAX_COUNT,
  type Party,
  type RoomLimits,
  selectorMaximum,
  selectorPlaces,
  totalCapacity,
} from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { Popover, Stack, Stepper, Text, Unbroken } from '@motel/ui';
import { useState } from 'react';

const GUESTS = [
  { member: 'adults', label: 'Adults' },
  { member: 'children', label: 'Children' },
  // They take places that are paid for (§9).
  { member: 'infants', label: 'Infants', note: ', priced as adults' },
] as const;

interface GuestPickerProps {
  readonly limits: RoomLimits;
  /** With the rooms that it takes. */
  readonly party: Party;
  /** The fewest rooms in which it can stay. */
  readonly fewest: number;
  readonly onChange: (party: Party) => void;
  readonly onRooms: (rooms: number) => void;
}

/** The party and its rooms: adults and children within the rooms' allowance (§5, D11). */
export function GuestPicker({ limits, party, fewest, onChange, onRooms }: GuestPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { rooms } = party;
  const [places, inPrice] = [selectorPlaces(rooms, limits), totalCapacity(rooms, limits)];
  const included = inPrice < places ? `, ${inPrice} of them in the price` : '';

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
      value={<Unbroken>{`${partyWords(party)} · ${counted(rooms, 'room')}`}</Unbroken>}
      placement="below"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap="s">
        {GUESTS.map(({ member, label, ...more }) =>
          stepper(member, label, `Age ${ENGLISH.ages[member]}${'note' in more ? more.note : ''}`),
        )}
        {limits.pets > 0 && stepper('pets', 'Pets', `At most ${limits.pets}`)}
        <Stepper label="Rooms" value={rooms} min={fewest} max={MAX_COUNT} onChange={onRooms} />
        <Text size="small" tone="soft">
          <Unbroken>
            {`Adults and children: at most ${places} in ${counted(rooms, 'room')}${included}. Another room makes space for more.`}
          </Unbroken>
        </Text>
      </Stack>
    </Popover>
  );
}
