import type { Property, User } from '@motel/api-client/contracts';
import { checkConfirmForm, FIX_ERRORS, quoteStay, type Stay } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { Card, ErrorSummary, Stack } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { BookingSummary } from './BookingSummary.tsx';
import * as styles from './ConfirmForm.css.ts';
import { checkoutBody } from './checkout-body.ts';
import type { CheckoutKey } from './checkout-key.ts';
import { type ConfirmAction, type ConfirmState, confirmForm } from './confirm-state.ts';
import { ExtraPersonFields } from './ExtraPersonFields.tsx';
import { summaryErrors } from './field-ids.ts';
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
  readonly state: ConfirmState;
  readonly dispatch: (action: ConfirmAction) => void;
  readonly lastKey: CheckoutKey | undefined;
  readonly beforeLeaving: (key: CheckoutKey) => void;
}

/** Guest details, rooms and price, and the button that leads to the payment page (§2, §5). */
export function ConfirmForm({
  property,
  stay,
  user,
  state,
  dispatch,
  lastKey,
  beforeLeaving,
}: ConfirmFormProps) {
  const [attempt, setAttempt] = useState(0);
  const { step, submit, accept, decline } = useCheckout(lastKey, beforeLeaving);

  const checked = checkConfirmForm(confirmForm(state), property);
  const violations = checked.ok ? [] : checked.violations;
  // Counters speak up at once, typed fields only when the guest says that they are done.
  const isTyped = (field: string) => Object.hasOwn(state.details, field);
  const shown = attempt > 0 ? violations : violations.filter(({ field }) => !isTyped(field));
  const quote = quoteStay(property, stay, state.party, state, tariff);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!checked.ok || step.kind === 'processing') return;
    void submit(checkoutBody({ property, userId: user.id, stay, form: checked.value, quote }));
  };
  const otherDates = stayPath(property.id, stay, { party: state.party, rooms: state.rooms });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.columns}>
      <Stack gap="xl">
        {attempt > 0 && (
          <ErrorSummary title={FIX_ERRORS} errors={summaryErrors(violations)} attempt={attempt} />
        )}
        <GuestDetailsFields
          details={state.details}
          violations={shown}
          onChange={(field, text) => dispatch({ type: 'detail', field, text })}
        />
        <Stack>
          <RoomSelectionFields state={state} limits={property} violations={shown} dispatch={dispatch} />
          <ExtraPersonFields state={state} offer={property} violations={shown} dispatch={dispatch} />
        </Stack>
        <PetsFields state={state} offer={property} violations={shown} dispatch={dispatch} />
      </Stack>
      <Card as="aside" padding="border" raised="pop" aria-label="Booking summary" className={styles.summary}>
        <BookingSummary property={property} stay={stay} party={state.party} rooms={state.rooms} />
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
