import { Dialog } from '@motel/ui';
import { useLine } from '../../shared/wire/line.ts';
import { form } from './Doorway.css.ts';
import { SignIn } from './SignIn.tsx';

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
