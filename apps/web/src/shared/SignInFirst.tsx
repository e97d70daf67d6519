import { t } from '@motel/language';
import { Button, buttonStyle } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from './Notice.tsx';
import { noticePictures } from './notice-pictures.derived.ts';
import { askToSignIn } from './sign-in-prompt.ts';
import { sitePaths } from './site-paths.ts';

interface SignInFirstProps {
  /** The guest has followed a link to a stay: they sign in over the page. */
  readonly staysHere: boolean;
  /** The use of signing in. */
  readonly children: ReactNode;
}

/** A page that needs a session, before there is one. */
export function SignInFirst({ staysHere, children }: SignInFirstProps) {
  return (
    <Notice
      title={t('Whose key is it?')}
      picture={noticePictures.door}
      action={
        staysHere ? (
          <Button variant="solid" onClick={askToSignIn}>
            {t('Sign in')}
          </Button>
        ) : (
          <Link to={sitePaths.signIn} className={buttonStyle({ variant: 'solid' })}>
            {t('Sign in')}
          </Link>
        )
      }
    >
      {children}
    </Notice>
  );
}
