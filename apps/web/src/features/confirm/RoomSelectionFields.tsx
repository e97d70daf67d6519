import {
  AGE_LABELS,
  LEAST_PARTY,
  MAX_COUNT,
  type PartyMember,
  payingGuests,
  type RoomLimits,
  totalCapacity,
  type Violation,
} from '@motel/booking-core';
import { Stepper } from '@motel/ui';
import type { ConfirmAction, ConfirmState } from './confirm-state.ts';
import { FormSection } from './FormSection.tsx';
import { errorOf } from './field-ids.ts';
import { RoomFigures } from './RoomFigures.tsx';
import * as styles from './RoomSelectionFields.css.ts';
import { RuleNote } from './RuleNote.tsx';

interface RoomSelectionFieldsProps {
  readonly state: ConfirmState;
  readonly limits: RoomLimits;
  readonly violations: readonly Violation[];
  readonly dispatch: (action: ConfirmAction) => void;
}

/** The party, which can still change, and its rooms (§2, D11). */
export function RoomSelectionFields({ state, limits, violations, dispatch }: RoomSelectionFieldsProps) {
  const { party, rooms } = state;
  const places = totalCapacity(rooms, limits);

  const stepper = (member: PartyMember, label: string, ages: string, max: number) => (
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
        <RuleNote field="guests" error={errorOf(violations, 'guests')}>
          <div className={styles.counters}>
            {stepper('adults', 'Adults', AGE_LABELS.adults, MAX_COUNT)}
            {stepper('children', 'Children', `${AGE_LABELS.children}, stay free`, places)}
            {stepper('infants', 'Infants', AGE_LABELS.infants, MAX_COUNT)}
          </div>
        </RuleNote>
        <RuleNote field="roomQuantity" error={errorOf(violations, 'roomQuantity')}>
          <Stepper
            label="Rooms"
            sublabel={`${limits.roomType} Room`}
            value={rooms}
            min={1}
            max={MAX_COUNT}
            onChange={(count) => dispatch({ type: 'rooms', rooms: count })}
          />
        </RuleNote>
      </div>
    </FormSection>
  );
}
