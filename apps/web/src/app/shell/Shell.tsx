import { t } from '@motel/language';
import { Spinner } from '@motel/ui';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useArrival } from '../arrival.ts';
import { usePageTitle } from '../page-title.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import * as styles from './Shell.css.ts';
import { SignInModal } from './SignInModal.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The one layout that all pages share: header, page body, footer, and the sign-in modal over them (§2). */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useArrival(main);
  usePageTitle();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('Skip to content')}
      </a>
      <SiteHeader />
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
