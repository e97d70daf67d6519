import type { Property } from '@motel/api-client/contracts';
import {
  type ConfirmForm,
  ENGLISH,
  extraPersonsNeeded,
  type Issue,
  MAX_EXTRA_PERSONS,
} from '@motel/booking-core';
import { counted } from '@motel/content/words';
import { Heading, Stepper, Text, Unbroken } from '@motel/ui';
import { feeBasis } from '../../shared/booking/quote-stay.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './fields.css.ts';
import { errorOf, RuleNote } from './fields.tsx';
import type { FormChange } from './form-change.ts';

interface ExtraPersonFieldsProps {
  readonly form: Pick<ConfirmForm, 'party' | 'extraPersons'>;
  readonly property: Property;
  readonly issues: readonly Issue[];
  readonly dispatch: (change: FormChange) => void;
}

/** The Extra Person Charge block, while the party exceeds what the rooms' price includes (§2, D3). */
export function ExtraPersonFields({ form, property, issues, dispatch }: ExtraPersonFieldsProps) {
  const words = useWords();
  const { ruleWords, t } = words;
  const needed = extraPersonsNeeded(form.party, property);
  if (needed === 0) return null;
  const amount = property.extraPersonCharge;
  const { currency } = property.tariff;
  const fee = ruleWords(
    'fee',
    ENGLISH.fee,
  )({ amount, unit: 'person', basis: feeBasis(property, 'extra-persons'), currency });
  return (
    <div className={styles.block}>
      <Heading level={3}>{t('Extra Person Charge')}</Heading>
      <Text>
        <Unbroken>
          {t('Adults and infants are paying guests: {needed} more than the room price includes. {fee}.', {
            needed: counted(words, needed, 'person'),
            fee,
          })}
        </Unbroken>
      </Text>
      <RuleNote field="extraPersons" error={errorOf(issues, 'extraPersons')}>
        <Stepper
          label={t('Extra persons')}
          value={form.extraPersons}
          min={0}
          max={Math.min(needed, MAX_EXTRA_PERSONS)}
          onChange={(count) => dispatch({ type: 'extra-persons', count })}
        />
      </RuleNote>
    </div>
  );
}
