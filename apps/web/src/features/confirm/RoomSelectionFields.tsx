import {
  ENGLISH,
  type Issue,
  LEAST_PARTY,
  MAX_COUNT,
  type Party,
  payingGuests,
  type RoomLimits,
  totalCapacity,
} from '@motel/booking-core';
import { counted } from '@motel/content/words';
import { Stepper, Text, Unbroken } from '@motel/ui';
import { FormSection } from './FormSection.tsx';
import { errorOf } from './field-ids.ts';
import type { FormChange, RoomsForm } from './form-change.ts';
import { RoomFigures } from './RoomFigures.tsx';
import * as styles from './RoomSelectionFields.css.ts';
import { RuleNote } from './RuleNote.tsx';

interface RoomSelectionFieldsProps {
  readonly form: Pick<RoomsForm, 'party' | 'roomsBefore'>;
  readonly limits: RoomLimits & { readonly roomType: string };
  readonly issues: readonly Issue[];
  /** That the party could stay for less. */
  readonly cheaper: string | undefined;
  readonly dispatch: (change: FormChange) => void;
}

/** The party, which can still change, and its rooms (§2, D11). */
export function RoomSelectionFields({ form, limits, issues, cheaper, dispatch }: RoomSelectionFieldsProps) {
  const { party } = form;
  const { rooms } = party;
  const places = totalCapacity(rooms, limits);

  const stepper = (member: keyof Party, label: string, ages: string, max: number) => (
    <Stepper
      label={label}
      sublabel={`Age ${ages}`}
      value={party[member]}
      min={LEAST_PARTY[member]}
      max={max}
      onChange={(count) => dispatch({ type: 'party', party: { ...party, [member]: count } })}
    />
  );
  return (
    <FormSection title="Room Selection">
      <RoomFigures
        figures={[
          { label: 'Paying guests', value: payingGuests(party) },
          { label: 'Free children', value: party.children },
          { label: 'Total capacity', value: places },
        ]}
      />
      <div className={styles.counters}>
        <RuleNote field="guests" error={errorOf(issues, 'guests')}>
          <div className={styles.counters}>
            {stepper('adults', 'Adults', ENGLISH.ages.adults, MAX_COUNT)}
            {stepper('children', 'Children', `${ENGLISH.ages.children}, stay free`, places)}
            {stepper('infants', 'Infants', ENGLISH.ages.infants, MAX_COUNT)}
          </div>
        </RuleNote>
        <RuleNote field="roomQuantity" error={errorOf(issues, 'roomQuantity')}>
          <Stepper
            label="Rooms"
            sublabel={`${limits.roomType} Room`}
            value={rooms}
            min={1}
            max={MAX_COUNT}
            onChange={(count) => dispatch({ type: 'rooms', rooms: count })}
          />
          <Text size="small" tone="soft" role="status">
            {form.roomsBefore !== undefined && <Unbroken>{roomsFollowed(form.roomsBefore, party)}</Unbroken>}{' '}
            {cheaper !== undefined && <Unbroken>{cheaper}</Unbroken>}
          </Text>
        </RuleNote>
      </div>
    </FormSection>
  );
}

/** The rooms have followed the party by themselves. */
function roomsFollowed(before: number, party: Party): string {
  const { rooms } = party;
  const change = counted(Math.abs(rooms - before), 'room');
  return rooms > before
    ? `${payingGuests(party)} paying guests need ${counted(rooms, 'room')}: we added ${change}.`
    : `${counted(rooms, 'room')} ${rooms === 1 ? 'is' : 'are'} enough for your party again: we took ${change} off.`;
}
