import { Alert } from '@motel/ui';
import { useLine } from '../../shared/wire/line.ts';
import { Doorway } from './Doorway.tsx';
import { SignIn } from './SignIn.tsx';

/** Before anybody is signed in. */
export function SignInPage() {
  const isDown = useLine((line) => line.downSince !== undefined);
  return (
    <Doorway title="Sign in">
      {isDown && <Alert tone="warning">The motel's server does not answer.</Alert>}
      <SignIn />
    </Doorway>
  );
}
