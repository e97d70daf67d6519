import type { Property } from '@motel/api-client/contracts';
import type { ConfirmForm as Form } from '@motel/booking-core';
import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionState } from '../../shared/session/session-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import type { CheckoutKey } from './checkout-key.ts';
import type { ConfirmEntry } from './confirm-entry.ts';
import { changed, type FormChange, openingForm } from './form-change.ts';
import { SignedOut } from './SignedOut.tsx';

interface ConfirmBookingProps {
  readonly entry: ConfirmEntry;
  readonly property: Property;
}

/** Keeps the guest's entries while the session ends and returns (D5), and in the history entry when they go to pay. */
export function ConfirmBooking({ entry: { draft, filledIn }, property }: ConfirmBookingProps) {
  const session = useSessionState();
  const navigate = useNavigate();
  const user = session.kind === 'session' ? session.session.user : undefined;
  const [form, dispatch] = useReducer(
    (before: Form, change: FormChange) => changed(before, change, property),
    undefined,
    () => filledIn?.form ?? openingForm(draft, user, property),
  );

  if (user === undefined) return <SignedOut session={session} draft={draft} />;
  const keepFilledIn = (key: CheckoutKey) =>
    void navigate(sitePaths.confirm, { replace: true, state: { draft, filledIn: { form, key } } });
  return (
    <ConfirmForm
      property={property}
      stay={draft}
      user={user}
      form={form}
      dispatch={dispatch}
      lastKey={filledIn?.key}
      beforeLeaving={keepFilledIn}
    />
  );
}
