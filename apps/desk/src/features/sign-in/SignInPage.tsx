import { Banner } from '../../shared/parts/Banner.tsx';
import { useLine } from '../../shared/wire/line.ts';
import { Doorway } from './Doorway.tsx';
import { SignIn } from './SignIn.tsx';

/** Before anybody is signed in. */
export function SignInPage() {
  const isDown = useLine((line) => line.downSince !== undefined);
  return (
    <Doorway title="Sign in">
      {isDown && <Banner tone="warn">The motel's server does not answer.</Banner>}
      <SignIn />
    </Doorway>
  );
}
