import type { Property, User } from '@motel/api-client/contracts';
import {
  checkConfirmForm,
  ENGLISH,
  type ConfirmForm as Form,
  issuesOf,
  quoteStay,
  type Stay,
} from '@motel/booking-core';
import { tariff } from '@motel/content';
import { Card, ErrorSummary, Stack } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { BookingSummary } from './BookingSummary.tsx';
import * as styles from './ConfirmForm.css.ts';
import type { CheckoutKey } from './checkout-key.ts';
import { ExtraPersonFields } from './ExtraPersonFields.tsx';
import { summaryErrors } from './field-ids.ts';
import type { FormChange } from './form-change.ts';
import { GuestDetailsFields } from './GuestDetailsFields.tsx';
import { PaymentQuestion } from './PaymentQuestion.tsx';
import { PetsFields } from './PetsFields.tsx';
import { PriceAndPay } from './PriceAndPay.tsx';
import { RefusalBox } from './RefusalBox.tsx';
import { RoomSelectionFields } from './RoomSelectionFields.tsx';
import { useCheckout } from './use-checkout.ts';

interface ConfirmFormProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly user: User;
  readonly form: Form;
  readonly dispatch: (change: FormChange) => void;
  readonly lastKey: CheckoutKey | undefined;
  readonly beforeLeaving: (key: CheckoutKey) => void;
}

/** Guest details, rooms and price, and the button to the payment page (§2, §5). */
export function ConfirmForm({
  property,
  stay,
  user,
  form,
  dispatch,
  lastKey,
  beforeLeaving,
}: ConfirmFormProps) {
  const [attempt, setAttempt] = useState(0);
  const { step, submit, accept, decline } = useCheckout(lastKey, beforeLeaving);

  const checked = checkConfirmForm(form, property);
  const issues = checked.ok ? [] : issuesOf(checked.error, ENGLISH.confirmForm);
  // Counters speak up at once, typed fields only when the guest says that they are done.
  const isTyped = (field: string) => Object.hasOwn(form.details, field);
  const shown = attempt > 0 ? issues : issues.filter(({ field }) => !isTyped(field));
  const quote = quoteStay(property, stay, form, tariff);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!checked.ok || step.kind === 'processing') return;
    void submit({ property, userId: user.id, stay, form: checked.value, total: quote.total });
  };
  const otherDates = stayPath(property.id, stay, form.party);
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.columns}>
      <Stack gap="xl">
        {attempt > 0 && (
          <ErrorSummary title={ENGLISH.fixErrors} errors={summaryErrors(issues)} attempt={attempt} />
        )}
        <GuestDetailsFields
          details={form.details}
          issues={shown}
          onChange={(field, text) => dispatch({ type: 'detail', field, text })}
        />
        <Stack>
          <RoomSelectionFields form={form} limits={property} issues={shown} dispatch={dispatch} />
          <ExtraPersonFields form={form} offer={property} issues={shown} dispatch={dispatch} />
        </Stack>
        <PetsFields form={form} offer={property} issues={shown} dispatch={dispatch} />
      </Stack>
      <Card as="aside" padding="border" raised="pop" aria-label="Booking summary" className={styles.summary}>
        <BookingSummary property={property} stay={stay} party={form.party} />
        <div className={styles.price}>
          <PriceAndPay
            quote={quote}
            isProcessing={step.kind === 'processing'}
            problem={step.kind === 'refused' && <RefusalBox refusal={step.refusal} otherDates={otherDates} />}
          />
        </div>
      </Card>
      {step.kind === 'asking' && (
        <PaymentQuestion
          question={step.question}
          onAccept={() => accept(step.checkout)}
          onDecline={() => decline(step.checkout)}
        />
      )}
    </form>
  );
}
