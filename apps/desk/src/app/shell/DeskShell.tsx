import { mayDo } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, VisuallyHidden } from '@motel/ui';
import { useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SignInDialog } from '../../features/sign-in/SignInDialog.tsx';
import { SignInPage } from '../../features/sign-in/SignInPage.tsx';
import { motelTime } from '../../shared/format/shown-time.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import type { DeskIconName } from '../../shared/icon/drawings.ts';
import { type OtherKeys, shownKeys } from '../../shared/keyboard/key-list.ts';
import { useFirstKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskLamp } from '../../shared/lamp/DeskLamp.tsx';
import { useDeskSession } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import type { PageLink } from '../../shared/nav/other-pages.ts';
import { useLine } from '../../shared/wire/line.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { DESK_PAGES, type DeskPage } from '../desk-pages.ts';
import { Bar } from './Bar.tsx';
import * as styles from './Shell.css.ts';

/** Milliseconds: a fault of the books is no matter of seconds. */
const REFRESH = 60_000;

const ESCAPE: OtherKeys = [[['Escape'], 'Back; nothing is changed']];

/** The frame of every page: the rail, the bar and the page itself. */
export function DeskShell() {
  const { me, isKnown } = useDeskSession();
  const pages = DESK_PAGES.filter(({ right }) => me !== undefined && mayDo(me.person, right));
  const navigate = useNavigate();
  useFirstKeys('g');
  const toPages = pages.flatMap(({ path, nav }) =>
    nav === undefined ? [] : [[`g ${nav.letter}`, [nav.title, () => void navigate(`/${path}`)]] as const],
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
  const badges = useBadges(pages);
  const { tabs, others } = tabsOf(pages, badges);
  if (me === undefined) return isKnown ? <SignInPage /> : null;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <Rail pages={pages} badges={badges} />
      <Bar me={me} />
      <LineBanner />
      <main id="page" className={styles.page} tabIndex={-1}>
        <Outlet context={others} />
      </main>
      <TabBar tabs={tabs} others={others} />
      <SignInDialog />
      {isListed && <KeysDialog onClose={() => setListed(false)} />}
    </div>
  );
}

interface RailProps {
  readonly pages: readonly DeskPage[];
  /** How many things need a look, by the path of their page. */
  readonly badges: Readonly<Record<string, number | undefined>>;
}

/** The pages of the desk, at the left of wide windows. */
function Rail({ pages, badges }: RailProps) {
  const motel = useMotel();
  return (
    <nav className={styles.rail} aria-label="Desk">
      <Link className={styles.lamp} to="/" aria-label={`${motel.name}, front desk`}>
        <DeskLamp />
      </Link>
      {pages.map(
        (page) =>
          page.nav && (
            <NavItem key={page.path} to={`/${page.path}`} {...page.nav} badge={badges[page.path]} />
          ),
      )}
    </nav>
  );
}

interface TabBarProps {
  readonly tabs: readonly PageLink[];
  /** On the page "More". */
  readonly others: readonly PageLink[];
}

/** The first pages of the rail, at the bottom of a phone. */
function TabBar({ tabs, others }: TabBarProps) {
  const waiting = others.reduce((all, { badge }) => all + badge, 0);
  return (
    <nav className={styles.tabs} aria-label="Desk, on phones">
      {tabs.map(({ path, ...link }) => (
        <NavItem key={path} to={`/${path}`} {...link} />
      ))}
      <NavItem to="/more" title="More" icon="more" badge={waiting} />
    </nav>
  );
}

/** How many things need a look, by the path of their page. */
function useBadges(pages: readonly DeskPage[]): Readonly<Record<string, number | undefined>> {
  const enabled = pages.some(({ path }) => path === 'morning');
  const { data } = useDesk('morning', {}, { enabled, refresh: REFRESH });
  return { morning: data?.faults };
}

/** The keys of the page that is open, and those of every page. */
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

/** Says that the line is down, and that nothing typed is lost. */
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

interface NavItemProps {
  readonly to: string;
  readonly title: string;
  readonly icon: DeskIconName;
  readonly letter?: string;
  /** Other addresses of the same page. */
  readonly views?: readonly string[];
  /** How many things on that page need a look. */
  readonly badge?: number | undefined;
}

function NavItem({ to, title, icon, letter, views = [], badge = 0 }: NavItemProps) {
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

/** As many as a thumb finds; the others are on the page "More". */
const TABS = 4;

/** Splits the pages of the rail for a phone: those with a tab, and the others. */
function tabsOf(
  pages: readonly DeskPage[],
  badges: Readonly<Record<string, number | undefined>>,
): { readonly tabs: readonly PageLink[]; readonly others: readonly PageLink[] } {
  const links = pages.flatMap(({ path, nav }) =>
    nav === undefined ? [] : [{ path, title: nav.title, icon: nav.icon, badge: badges[path] ?? 0 }],
  );
  return { tabs: links.slice(0, TABS), others: links.slice(TABS) };
}
