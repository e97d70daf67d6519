import { Button, buttonStyle } from '@motel/ui';
import { Link } from 'react-router-dom';
import { Notice } from './Notice.tsx';
import { noticePictures } from './notice-pictures.precomputed.ts';
import { askToSignIn } from './sign-in-prompt.ts';
import { sitePaths } from './site-paths.ts';

/** A guest who has followed a link to a stay signs in over the page; the stay then opens on it. */
export function SignInFirst({ opensStay }: { readonly opensStay: boolean }) {
  return (
    <Notice
      title="Whose key is it?"
      picture={noticePictures.door}
      action={
        opensStay ? (
          <Button variant="solid" onClick={askToSignIn}>
            Sign in
          </Button>
        ) : (
          <Link to={sitePaths.signIn} className={buttonStyle({ variant: 'solid' })}>
            Sign in
          </Link>
        )
      }
    >
      {opensStay
        ? 'Sign in with the number you booked with, and your stay opens.'
        : 'Sign in with your mobile number to see your bookings.'}
    </Notice>
  );
}
