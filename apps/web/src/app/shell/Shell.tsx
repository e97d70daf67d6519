import { Alert, Dialog, Spinner, Stack } from '@motel/ui';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { closeSignIn, useSignInPrompt } from '../../shared/sign-in-prompt.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import { useArrival } from '../arrival.ts';
import { usePageTitle } from '../page-title.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import * as styles from './Shell.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The one layout that all pages share: header, page body, footer, and the sign-in modal over them (§2). */
export function Shell() {
  const { t } = useWords();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useArrival(main);
  usePageTitle();
  return (
    <>
      <SiteHeader>
        <a href="#main" className={styles.skip}>
          {t('Skip to content')}
        </a>
      </SiteHeader>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {/* One boundary for all pages, so that the old page shows until the next one has loaded. */}
        <Suspense fallback={<Spinner>{t('Loading...')}</Spinner>}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter />
      <SignInModal />
    </>
  );
}

// The form includes 245 countries: it loads on first use, and the modal opens with it.
const loadForm = () => import('../../features/sign-in/SignInForm.tsx');

/** Opens over any page when the guest has to sign in: to reserve, or because the session has ended (§2, D5). */
function SignInModal() {
  const { t } = useWords();
  const { isOpen, reason } = useSignInPrompt();
  const form = useLoaded(loadForm, isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // A guest who goes back leaves the page that asked.
    addEventListener('popstate', closeSignIn);
    return () => removeEventListener('popstate', closeSignIn);
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen && form.kind !== 'loading'}
      onClose={closeSignIn}
      title={t('Sign in')}
      width="narrow"
    >
      <Stack>
        {reason && <Alert tone="info">{reason}</Alert>}
        {form.kind === 'loaded' && <form.value.SignInForm />}
        {form.kind === 'failed' && (
          <Alert tone="error">
            {t('Sign-in could not be loaded. Please check your connection and try again.')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
