import {
  type ConfirmForm,
  ENGLISH,
  extraPersonsNeeded,
  type Issue,
  MAX_EXTRA_PERSONS,
  type RoomOffer,
} from '@motel/booking-core';
import { tariff } from '@motel/content';
import { Heading, Stepper, Text } from '@motel/ui';
import { counted } from '../../shared/format/counts.ts';
import * as styles from './ExtraPersonFields.css.ts';
import { errorOf } from './field-ids.ts';
import type { FormChange } from './form-change.ts';
import { RuleNote } from './RuleNote.tsx';

interface ExtraPersonFieldsProps {
  readonly form: Pick<ConfirmForm, 'party' | 'extraPersons'>;
  readonly offer: RoomOffer;
  readonly issues: readonly Issue[];
  readonly dispatch: (change: FormChange) => void;
}

/** The Extra Person Charge block, while the party exceeds what the rooms' price includes (§2, D3). */
export function ExtraPersonFields({ form, offer, issues, dispatch }: ExtraPersonFieldsProps) {
  const needed = extraPersonsNeeded(form.party, offer);
  if (needed === 0) return null;
  const { extraPersonCharge: amount } = offer;
  return (
    <div className={styles.block}>
      <Heading level={3}>Extra Person Charge</Heading>
      <Text>
        Adults and infants are paying guests: {counted(needed, 'person', 'persons')} more than the room price
        includes. {ENGLISH.fee({ amount, unit: 'person', basis: tariff.extraPersonBasis })}.
      </Text>
      <RuleNote field="extraPersons" error={errorOf(issues, 'extraPersons')}>
        <Stepper
          label="Extra persons"
          value={form.extraPersons}
          min={0}
          max={MAX_EXTRA_PERSONS}
          onChange={(count) => dispatch({ type: 'extra-persons', count })}
        />
      </RuleNote>
    </div>
  );
}
