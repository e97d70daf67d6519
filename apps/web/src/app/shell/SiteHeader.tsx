import type { User } from '@motel/api-client/contracts';
import { buttonStyle, Container, classes, Icon, Menu } from '@motel/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { dropHeldDraft } from '../../shared/booking/held-draft.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { MotelSign } from '../../shared/MotelSign.tsx';
import { shownNumber } from '../../shared/phone/shown-number.ts';
import { clearSession, currentSession, useSession } from '../../shared/session/session-store.ts';
import { useQueryBox, useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as styles from './SiteHeader.css.ts';
import { headerLinks } from './site-links.ts';

/** @param children what comes before all else */
export function SiteHeader({ children }: { readonly children: ReactNode }) {
  const { words, t, motel } = useWords();
  const user = useSession()?.user;
  return (
    <Container as="header" className={styles.header}>
      {children}
      <Logo />
      <nav aria-label={t('Main')} className={styles.wide}>
        {headerLinks(words).map(({ to, label }) => (
          <MenuLink key={to} to={to} className={styles.link}>
            {label}
          </MenuLink>
        ))}
        <LanguageLinks className={classes(styles.link, styles.language)} />
        {user ? (
          <UserMenu user={user} />
        ) : (
          <Link to={sitePaths.signIn} className={buttonStyle({ size: 'small' })}>
            {t('Sign in')}
          </Link>
        )}
      </nav>
      <nav aria-label={t('Main')} className={styles.phone}>
        <a
          href={motel.phone.href}
          aria-label={t('Call {shown}', { shown: motel.phone.shown })}
          className={styles.call}
        >
          <Icon name="phone" />
        </a>
        <MobileMenu user={user} />
      </nav>
    </Container>
  );
}

/** The whole header behind one button, on phones (§2). */
function MobileMenu({ user }: { readonly user: User | undefined }) {
  const { words, t } = useWords();
  return (
    <Menu label={t('Menu')} summary={<Icon name="menu" />}>
      {user && <p>{t('Welcome, {user}', { user: userName(user) })}</p>}
      {headerLinks(words).map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <LanguageLinks />
      <hr />
      {user ? <UserMenuItems /> : <MenuLink to={sitePaths.signIn}>{t('Sign in')}</MenuLink>}
    </Menu>
  );
}

function Logo() {
  const { motel } = useWords();
  return (
    <Link to={sitePaths.home} className={styles.logo}>
      <MotelSign />
      <span className={styles.words}>
        <span className={styles.name}>{motel.name}</span>{' '}
        <span className={styles.place}>{`${motel.city}, ${motel.province}`}</span>
      </span>
    </Link>
  );
}

function UserMenu({ user }: { readonly user: User }) {
  return (
    <Menu
      summary={
        <>
          <Icon name="user" size={20} />
          <span className={styles.who}>{userName(user)}</span>
          <Icon name="chevron-down" size={20} />
        </>
      }
    >
      <UserMenuItems />
    </Menu>
  );
}

/** The guest's name, or the number they signed in with (§2). */
function userName({ name, firstname, mobile = 'Guest' }: User): string {
  return name ?? firstname ?? shownNumber(mobile);
}

function UserMenuItems() {
  const { t } = useWords();
  const signOut = useSignOut();
  return (
    <>
      <MenuLink to={sitePaths.bookingHistory}>{t('Booking Details')}</MenuLink>
      <button type="button" onClick={signOut}>
        {t('Sign out')}
      </button>
    </>
  );
}

// Visitors, who have no session, do not load it.
const loadEnd = () => import('./end-session.ts');

/** Signing out removes what the browser stores of the guest at once, and ends the session on the server (§4). */
function useSignOut(): () => void {
  const words = useWords();
  const wire = useWire();
  const queries = useQueryBox();
  const navigate = useNavigate();
  // Ahead of need: a guest may sign out without a network.
  useEffect(() => void loadEnd().catch(() => {}), []);
  return () => {
    const token = currentSession()?.token;
    clearSession('signed-out');
    dropHeldDraft();
    queries.client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'motel' });
    void navigate(sitePaths.home);
    loadEnd()
      .then(({ endSession }) => endSession(words, wire, token))
      .catch((error: unknown) => logFailure('Sign-out could not be loaded', error));
  };
}

/** A link of a menu; it says when its page is the one that is shown. */
function MenuLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const isHere = useLocation().pathname === to;
  return <Link to={to} {...(isHere && { 'aria-current': 'page' })} {...rest} />;
}
