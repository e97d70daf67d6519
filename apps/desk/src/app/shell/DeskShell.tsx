import { mayDo } from '@motel/api-client/desk-contracts';
import { Alert, classes, Dialog, VisuallyHidden } from '@motel/ui';
import { useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { StaySearch } from '../../features/search/StaySearch.tsx';
import { SignInDialog, SignInPage } from '../../features/sign-in/SignIn.tsx';
import { motelTime } from '../../shared/format/shown-dates.ts';
import { useNow } from '../../shared/format/shown-when.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { type OtherKeys, shownKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskLamp } from '../../shared/lamp/DeskLamp.tsx';
import { ROLE_NAMES, useDeskSession } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import type { PageLink } from '../../shared/nav/other-pages.ts';
import { useDesk, useLine } from '../../shared/wire/calls.ts';
import { DESK_PAGES } from '../desk-pages.ts';
import * as styles from './Shell.css.ts';
import { bar, barEnd, bare, clock, live, liveIcon, meRole, me as meStyle } from './Shell.css.ts';

/** Milliseconds: a fault of the books is no matter of seconds. */
const REFRESH = 60_000;

const ESCAPE: OtherKeys = [[['Escape'], 'Back; nothing is changed']];

export function DeskShell() {
  const { me, isKnown } = useDeskSession();
  const navigate = useNavigate();
  const links = useLinks(me);
  const toPages = links.map(
    ({ path, title, letter }) => [`g ${letter}`, [title, () => void navigate(`/${path}`)]] as const,
  );
  const mayBook = me !== undefined && mayDo(me.person, 'clerk');
  const [isListed, setListed] = useState(false);
  useShortcuts(
    {
      ...(mayBook && { n: ['New stay', () => void navigate('/new')] }),
      ...Object.fromEntries(toPages),
      '?': ['This list', () => setListed(true)],
    },
    { isEverywhere: true, others: ESCAPE },
  );
  if (me === undefined) return isKnown ? <SignInPage /> : null;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <Rail links={links} />
      <Bar {...me} />
      <LineBanner />
      <main id="page" className={styles.page} tabIndex={-1}>
        <Outlet context={links.slice(TABS)} />
      </main>
      <TabBar links={links} />
      <SignInDialog />
      {isListed && <KeysDialog onClose={() => setListed(false)} />}
    </div>
  );
}

/** As many as a thumb finds; the others are on the page "More". */
const TABS = 4;

/** The person's pages of the rail, each with how many things need a look. */
function useLinks(me: Me | undefined): readonly PageLink[] {
  const pages = DESK_PAGES.filter(({ right }) => me !== undefined && mayDo(me.person, right));
  const enabled = pages.some(({ path }) => path === 'morning');
  const { data } = useDesk('morning', {}, { enabled, refresh: REFRESH });
  return pages.flatMap(({ path, nav }) =>
    nav === undefined ? [] : [{ path, ...nav, badge: path === 'morning' ? (data?.faults ?? 0) : 0 }],
  );
}

function Rail({ links }: { readonly links: readonly PageLink[] }) {
  const motel = useMotel();
  return (
    <nav className={styles.rail} aria-label="Desk">
      <Link className={styles.lamp} to="/" aria-label={`${motel.name}, front desk`}>
        <DeskLamp />
      </Link>
      {links.map(({ path, ...link }) => (
        <NavItem key={path} to={`/${path}`} {...link} />
      ))}
    </nav>
  );
}

function TabBar({ links }: { readonly links: readonly PageLink[] }) {
  const waiting = links.slice(TABS).reduce((all, { badge }) => all + badge, 0);
  return (
    <nav className={styles.tabs} aria-label="Desk, on phones">
      {links.slice(0, TABS).map(({ path, title, icon, badge }) => (
        <NavItem key={path} to={`/${path}`} title={title} icon={icon} badge={badge} />
      ))}
      <NavItem to="/more" title="More" icon="more" badge={waiting} />
    </nav>
  );
}

function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [lines] = useState(shownKeys);
  return (
    <Dialog open title="Keys" onClose={onClose}>
      <dl className={styles.keyRows}>
        {lines.map(([keys, words]) => (
          <div key={words} className={styles.keyRow}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>The letters can be switched off on the page More.</p>
    </Dialog>
  );
}

function LineBanner() {
  const downSince = useLine((line) => line.downSince);
  return (
    <div className={styles.banners}>
      {downSince !== undefined && (
        <Alert tone="warning" icon={<DeskIcon name="fresh" />}>
          <strong>No connection since {motelTime(downSince)}.</strong> What you type stays here. Nothing has
          been sent twice.
        </Alert>
      )}
    </div>
  );
}

type NavItemProps = { readonly to: string } & Omit<PageLink, 'path' | 'letter'> & Partial<PageLink>;

function NavItem({ to, title, icon, letter, views = [], badge }: NavItemProps) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={views.includes(pathname) ? pathname : to}
      className={styles.item}
      {...(letter && { title: `${title}: G then ${letter.toUpperCase()}` })}
    >
      <DeskIcon name={icon} />
      {title}
      {badge > 0 && (
        <span className={styles.badge}>
          {badge}
          <VisuallyHidden> need a look</VisuallyHidden>
        </span>
      )}
    </NavLink>
  );
}

type Me = NonNullable<ReturnType<typeof useDeskSession>['me']>;

function Bar({ person, signedInAt }: Me) {
  const mayFind = mayDo(person, 'clerk');
  const now = useNow(1000);
  const isDown = useLine(({ downSince }) => downSince !== undefined);
  return (
    <header className={classes(bar, !mayFind && bare)}>
      {mayFind && <StaySearch hasSettings={mayDo(person, 'owner')} />}
      <div className={barEnd}>
        <span className={live}>
          <DeskIcon
            name={isDown ? 'warning' : 'fresh'}
            size="small"
            className={isDown ? undefined : liveIcon}
          />
          {isDown ? 'Line down' : 'Up to date'}
        </span>
        <time className={clock}>{motelTime(now)}</time>
        <Link to="/more" className={meStyle}>
          <strong>{person.name}</strong>
          <span className={meRole}>
            {ROLE_NAMES[person.role]}, signed in {motelTime(signedInAt)}
          </span>
        </Link>
      </div>
    </header>
  );
}
