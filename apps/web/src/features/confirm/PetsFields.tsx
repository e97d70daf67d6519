import type { Property } from '@motel/api-client/contracts';
import { type ConfirmForm, ENGLISH, type Issue } from '@motel/booking-core';
import { Checkbox, Stepper } from '@motel/ui';
import { feeBasis } from '../../shared/booking/quote-stay.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './fields.css.ts';
import { errorOf, FormSection, RuleNote } from './fields.tsx';
import type { FormChange } from './form-change.ts';

interface PetsFieldsProps {
  readonly form: Pick<ConfirmForm, 'party' | 'bringsPets'>;
  readonly property: Property;
  readonly issues: readonly Issue[];
  readonly dispatch: (change: FormChange) => void;
}

/** The pets box and count, only where the property allows pets (§2). */
export function PetsFields({ form, property, issues, dispatch }: PetsFieldsProps) {
  const { t, ruleWords } = useWords();
  const most = property.pets;
  if (most === 0) return null;
  return (
    <FormSection title={t('Pets')}>
      <RuleNote field="pets" error={errorOf(issues, 'pets')}>
        <div className={styles.pets}>
          <Checkbox
            label={t('I am bringing pets')}
            hint={ruleWords(
              'fee',
              ENGLISH.fee,
            )({
              amount: property.petFeePerPet,
              unit: 'pet',
              basis: feeBasis(property, 'pets'),
              currency: property.tariff.currency,
            })}
            checked={form.bringsPets}
            onChange={(isTicked) => dispatch({ type: 'pets-box', isTicked })}
          />
          {form.bringsPets && (
            <Stepper
              label={t('Pets')}
              sublabel={t('At most {most}', { most })}
              value={form.party.pets}
              min={1}
              max={most}
              onChange={(pets) => dispatch({ type: 'party', party: { ...form.party, pets } })}
            />
          )}
        </div>
      </RuleNote>
    </FormSection>
  );
}
