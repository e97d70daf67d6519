import {
  extraPersonsNeeded,
  feeSentence,
  MAX_EXTRA_PERSONS,
  type RoomOffer,
  type Violation,
} from '@motel/booking-core';
import { tariff } from '@motel/content';
import { Heading, Stepper, Text } from '@motel/ui';
import { counted } from '../../shared/format/counts.ts';
import type { ConfirmAction, ConfirmState } from './confirm-state.ts';
import * as styles from './ExtraPersonFields.css.ts';
import { errorOf } from './field-ids.ts';
import { RuleNote } from './RuleNote.tsx';

interface ExtraPersonFieldsProps {
  readonly state: ConfirmState;
  readonly offer: RoomOffer;
  readonly violations: readonly Violation[];
  readonly dispatch: (action: ConfirmAction) => void;
}

/** The Extra Person Charge block, while the party exceeds what the rooms' price includes (§2, D3). */
export function ExtraPersonFields({ state, offer, violations, dispatch }: ExtraPersonFieldsProps) {
  const needed = extraPersonsNeeded(state.party, state.rooms, offer);
  if (needed === 0) return null;
  return (
    <div className={styles.block}>
      <Heading level={3}>Extra Person Charge</Heading>
      <Text>
        Adults and infants are paying guests: {counted(needed, 'person', 'persons')} more than the room price
        includes. {feeSentence(offer.extraPersonCharge, 'person', tariff.extraPersonBasis)}.
      </Text>
      <RuleNote field="extraPersons" error={errorOf(violations, 'extraPersons')}>
        <Stepper
          label="Extra persons"
          value={state.extraPersons}
          min={0}
          max={MAX_EXTRA_PERSONS}
          onChange={(count) => dispatch({ type: 'extra-persons', count })}
        />
      </RuleNote>
    </div>
  );
}
