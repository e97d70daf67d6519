import type { Property } from '@motel/api-client/contracts';
import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionState } from '../../shared/session/session-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import type { CheckoutKey } from './checkout-key.ts';
import type { ConfirmEntry } from './confirm-entry.ts';
import { type ConfirmAction, type ConfirmState, changed, openingState } from './confirm-state.ts';
import { SignedOut } from './SignedOut.tsx';

interface ConfirmBookingProps {
  readonly entry: ConfirmEntry;
  readonly property: Property;
}

/** Keeps what the guest fills in while the session comes and goes (D5), and in the history entry when they leave to pay. */
export function ConfirmBooking({ entry: { draft, filledIn }, property }: ConfirmBookingProps) {
  const session = useSessionState();
  const navigate = useNavigate();
  const user = session.kind === 'session' ? session.session.user : undefined;
  const [state, dispatch] = useReducer(
    (before: ConfirmState, action: ConfirmAction) => changed(before, action, property),
    undefined,
    () => filledIn?.state ?? openingState(draft, user, property),
  );

  if (user === undefined) return <SignedOut session={session} draft={draft} />;
  const keepFilledIn = (key: CheckoutKey) =>
    void navigate(sitePaths.confirm, { replace: true, state: { draft, filledIn: { state, key } } });
  return (
    <ConfirmForm
      property={property}
      stay={draft}
      user={user}
      state={state}
      dispatch={dispatch}
      lastKey={filledIn?.key}
      beforeLeaving={keepFilledIn}
    />
  );
}
