import {
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
import { useWords, type Words } from '../words.ts';
import { guestAges } from './guest-ages.ts';

const guestNames = ({ t }: Words) =>
  [
    { member: 'adults', label: t('Adults') },
    { member: 'children', label: t('Children') },
    // They take places that are paid for (§9).
    { member: 'infants', label: t('Infants') },
  ] as const;

interface GuestPickerProps {
  readonly limits: RoomLimits;
  /** With the rooms that it takes. */
  readonly party: Party;
  readonly fewest: number;
  readonly onChange: (party: Party) => void;
  readonly onRooms: (rooms: number) => void;
}

/** The party and its rooms: adults and children within the rooms' allowance (§5, D11). */
export function GuestPicker({ limits, party, fewest, onChange, onRooms }: GuestPickerProps) {
  const { words, t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { rooms } = party;
  const [places, inPrice] = [selectorPlaces(rooms, limits), totalCapacity(rooms, limits)];
  const agesOf = guestAges(words);
  const inRooms = { places, inPrice, rooms: counted(words, rooms, 'room') };

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
      label={t('Guests')}
      value={<Unbroken>{`${partyWords(words, party)} · ${counted(words, rooms, 'room')}`}</Unbroken>}
      placement="below"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Stack gap="s">
        {guestNames(words)
          // Those who have come already stay.
          .filter(({ member }) => limits.adultsOnly !== true || party[member] > 0)
          .map(({ member, label }) => {
            const ages = agesOf[member];
            const isPriced = member === 'infants';
            return stepper(
              member,
              label,
              isPriced ? t('Age {ages}, priced as adults', { ages }) : t('Age {ages}', { ages }),
            );
          })}
        {limits.pets > 0 && stepper('pets', t('Pets'), t('At most {pets}', { pets: limits.pets }))}
        <Stepper
          label={t('Rooms')}
          sublabel={rooms === fewest && rooms > 1 && t('Your party needs {rooms}', inRooms)}
          value={rooms}
          min={fewest}
          max={MAX_COUNT}
          onChange={onRooms}
        />
        <Text size="small" tone="soft">
          <Unbroken>
            {inPrice < places
              ? t(
                  'Adults and children: at most {places} in {rooms}, {inPrice} of them in the price. Another room makes space for more.',
                  inRooms,
                )
              : t(
                  'Adults and children: at most {places} in {rooms}. Another room makes space for more.',
                  inRooms,
                )}
          </Unbroken>
        </Text>
      </Stack>
    </Popover>
  );
}
