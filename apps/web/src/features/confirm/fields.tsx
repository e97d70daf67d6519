import type { Property } from '@motel/api-client/contracts';
import {
  type Cents,
  dollars,
  ENGLISH,
  extraPersonsNeeded,
  type Issue,
  MAX_EXTRA_PERSONS,
  MAX_ORDER,
} from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';
import { Checkbox, Heading, Icon, Stack, Stepper, Text, Unbroken } from '@motel/ui';
import { type ReactNode, useId } from 'react';
import { feeBasis } from '../../shared/booking/quote-stay.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './fields.css.ts';
import type { FormChange, RoomsForm } from './form-change.ts';

export function fieldId(field: string): string {
  return `confirm-${field}`;
}

export function errorOf(issues: readonly Issue[], field: string): string | undefined {
  return issues.find((issue) => issue.field === field)?.message;
}

interface RuleNoteProps {
  readonly field: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Counters with the rule that they break; the error summary links here. */
export function RuleNote({ field, error, children }: RuleNoteProps) {
  return (
    <div id={fieldId(field)} tabIndex={-1}>
      {children}
      {error && (
        <p role="status" className={styles.error}>
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </div>
  );
}

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack>
        <Heading level={2} size="heading" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

export interface FormPartProps {
  readonly form: RoomsForm;
  readonly property: Property;
  readonly issues: readonly Issue[];
  readonly dispatch: (change: FormChange) => void;
}

/** The articles that guests may order with their stay (F31): they are in the price before it is paid. */
export function OrderFields({ form, property, dispatch }: Omit<FormPartProps, 'issues'>) {
  const { words, t } = useWords();
  // Others are there because a plan includes them.
  const articles = (property.tariff.articles ?? []).filter(({ offered }) => offered !== undefined);
  if (articles.length === 0) return null;
  return (
    <FormSection title={t('With your stay')}>
      {articles.map(({ id, label = id, price: each = 0, offered, stock = MAX_ORDER }) => {
        const price = shownPrice(words, dollars(each));
        return (
          <Stepper
            key={id}
            label={label}
            sublabel={
              offered === 'night' ? t('{price} each night', { price }) : t('{price} for the stay', { price })
            }
            value={form.orders?.[id] ?? 0}
            min={0}
            max={Math.min(stock, MAX_ORDER)}
            onChange={(count) => dispatch({ type: 'order', article: id, count })}
          />
        );
      })}
    </FormSection>
  );
}

/** `$15 per pet per night`. */
function feeWords({ ruleWords }: Words, property: Property, amount: Cents, unit: 'pet' | 'person'): string {
  const basis = feeBasis(property, unit === 'pet' ? 'pets' : 'extra-persons');
  return ruleWords('fee', ENGLISH.fee)({ amount, unit, basis, currency: property.tariff.currency });
}

/** The pets box and count, only where the property allows pets (§2). */
export function PetsFields({ form, property, issues, dispatch }: FormPartProps) {
  const { words, t } = useWords();
  const most = property.pets;
  if (most === 0) return null;
  return (
    <FormSection title={t('Pets')}>
      <RuleNote field="pets" error={errorOf(issues, 'pets')}>
        <div className={styles.pets}>
          <Checkbox
            label={t('I am bringing pets')}
            hint={feeWords(words, property, property.petFeePerPet, 'pet')}
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

/** The Extra Person Charge block, while the party exceeds what the rooms' price includes (§2, D3). */
export function ExtraPersonFields({ form, property, issues, dispatch }: FormPartProps) {
  const { words, t } = useWords();
  const needed = extraPersonsNeeded(form.party, property);
  if (needed === 0) return null;
  const fee = feeWords(words, property, property.extraPersonCharge, 'person');
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
