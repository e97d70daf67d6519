import { Button, buttonStyle } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSitePart } from './motel/site-part.ts';
import { Notice } from './Notice.tsx';
import { askToSignIn } from './sign-in-prompt.ts';
import { sitePaths } from './site-paths.ts';
import { useWords } from './words.ts';

interface SignInFirstProps {
  /** The guest has followed a link to a stay: they sign in over the page. */
  readonly staysHere: boolean;
  readonly children: ReactNode;
}

export function SignInFirst({ staysHere, children }: SignInFirstProps) {
  const { t } = useWords();
  return (
    <Notice
      title={t('Whose key is it?')}
      picture={{ ...useSitePart('drawing:door-14'), evening: '/pictures/evening-door-14.svg' }}
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
