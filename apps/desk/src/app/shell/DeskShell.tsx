import { mayDo } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { SignInDialog } from '../../features/sign-in/SignInDialog.tsx';
import { SignInPage } from '../../features/sign-in/SignInPage.tsx';
import type { OtherKeys } from '../../shared/keyboard/key-list.ts';
import { useFirstKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { useDeskSession } from '../../shared/me/use-me.ts';
import { DESK_PAGES } from '../desk-pages.ts';
import { Bar } from './Bar.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LineBanner } from './LineBanner.tsx';
import { Rail } from './Rail.tsx';
import { frame, page, skip } from './Shell.css.ts';
import { TabBar } from './TabBar.tsx';
import { tabsOf } from './tabs.ts';
import { useBadges } from './use-badges.ts';

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
    <div className={frame}>
      <a className={skip} href="#page">
        Skip to the page
      </a>
      <Rail pages={pages} badges={badges} />
      <Bar me={me} />
      <LineBanner />
      <main id="page" className={page} tabIndex={-1}>
        <Outlet context={others} />
      </main>
      <TabBar tabs={tabs} others={others} />
      <SignInDialog />
      {isListed && <KeysDialog onClose={() => setListed(false)} />}
    </div>
  );
}
