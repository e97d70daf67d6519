import { Alert, Dialog } from '@motel/ui';
import type { ReactNode } from 'react';
import { DeskLamp } from '../../shared/lamp/DeskLamp.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, useTitle } from '../../shared/parts/Page.tsx';
import { useLine } from '../../shared/wire/calls.ts';
import { card, doorway, form, inside, sign, soft } from './Doorway.css.ts';
import { usePasskey } from './use-passkey.ts';

function SignIn() {
  const { signIn, isWaiting, problem } = usePasskey();
  return (
    <>
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <DeskButton variant="solid" size="large" full icon="key" disabled={isWaiting} onClick={signIn}>
        {isWaiting ? 'Waiting for your passkey' : 'Sign in with a passkey'}
      </DeskButton>
      <p className={soft}>
        Your device asks for its PIN, your fingerprint or your face. On a new or a lost device, ask an owner
        for a link.
      </p>
    </>
  );
}

export function SignInPage() {
  const isDown = useLine((line) => line.downSince !== undefined);
  return (
    <Doorway title="Sign in">
      {isDown && <Alert tone="warning">The motel's server does not answer.</Alert>}
      <SignIn />
    </Doorway>
  );
}

/**
 * In the place of the page when its session has ended, or an action needs a fresh one: all that was typed stays, and
 * no person reads it before the person has signed in.
 */
export function SignInDialog() {
  const isOpen = useLine((line) => line.isSignedOut);
  return (
    <Dialog open={isOpen} width="narrow" title="Sign in again">
      <div className={form}>
        <p>Nothing that you typed is lost. Press your button again afterwards.</p>
        <SignIn />
      </div>
    </Dialog>
  );
}

interface DoorwayProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Doorway({ title, children }: DoorwayProps) {
  const motel = useMotel();
  useTitle(title);
  return (
    <main className={doorway}>
      <div className={card}>
        <p className={sign}>
          <DeskLamp />
          {motel.name}, front desk
        </p>
        <div className={inside}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
