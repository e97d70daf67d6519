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

/** Over the page once its session has ended, or a fresh one is needed: what was typed stays, and no one reads it. */
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

export function Doorway({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
