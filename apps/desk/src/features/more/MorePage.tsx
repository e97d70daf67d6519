import { ApiProblem } from '@motel/api-client';
import { Alert, Checkbox, type ThemeChoice, ThemeSwitch } from '@motel/ui';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { keepText, storedText } from '../../shared/field/use-kept.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { switchLetters, useLetters } from '../../shared/keyboard/use-shortcuts.ts';
import { useMay, useMe } from '../../shared/me/use-me.ts';
import type { PageLink } from '../../shared/nav/other-pages.ts';
import { DeskButton, DeskCard, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import { cards, inside, link, links, phoneOnly } from './MorePage.css.ts';

const LINE_DOWN = 'The line is down, and you may still be signed in. Press again when it is back.';

export function MorePage() {
  const [theme, setTheme] = useState<ThemeChoice>(chosenTheme);
  const areOn = useLetters((letters) => letters.areOn);
  const me = useMe();
  const mayBook = useMay('clerk');
  // The pages that have no tab on a phone.
  const others = useOutletContext<readonly PageLink[]>();
  const { leave, isLeaving, problem } = useDeskSignOut();
  return (
    <>
      <PageHead title="More" />
      <div className={cards}>
        {others.length > 0 && (
          <DeskCard title="Pages" className={phoneOnly}>
            <nav className={links} aria-label="Other pages">
              {others.map(({ path, title, icon, badge }) => (
                <Link key={path} className={link} to={`/${path}`}>
                  <DeskIcon name={icon} />
                  {title}
                  {badge > 0 && (
                    <Tag
                      tone="yellow"
                      icon="warning"
                      words={badge === 1 ? '1 needs a look' : `${badge} need a look`}
                    />
                  )}
                </Link>
              ))}
            </nav>
          </DeskCard>
        )}
        <DeskCard title={me?.person.name ?? 'You'}>
          <div className={inside}>
            <DeskLink to="/my-devices" icon="key">
              My devices
            </DeskLink>
            {mayBook && (
              <DeskLink to="/waiting" icon="clock">
                Waiting list
              </DeskLink>
            )}
            <ThemeSwitch
              value={theme}
              onChange={(choice) => {
                setTheme(choice);
                storeTheme(choice);
              }}
            />
            <Checkbox label="Letters of the keyboard do things" checked={areOn} onChange={switchLetters} />
            {problem !== undefined && <Alert tone="error">{problem}</Alert>}
            <DeskButton icon="leave" disabled={isLeaving} onClick={leave}>
              Sign out
            </DeskButton>
          </div>
        </DeskCard>
      </div>
    </>
  );
}

/** Ends the session, and with it the page: nothing of the person stays in its memory. */
function useDeskSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  async function leave() {
    setLeaving(true);
    try {
      await callDesk('signOut', { key: crypto.randomUUID() });
    } catch (error) {
      const wasOver = error instanceof ApiProblem && error.code === 'unauthenticated';
      setProblem(wasOver ? undefined : LINE_DOWN);
      setLeaving(wasOver);
      if (!wasOver) return;
    }
    window.location.assign('/desk');
  }
  return { isLeaving, problem, leave };
}

/** The site's key: one choice for both. `public/theme.js` reads it before the first paint. */
const KEY = 'theme';

function chosenTheme(): ThemeChoice {
  const chosen = storedText(KEY, 'localStorage');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function storeTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  keepText(KEY, choice === 'system' ? undefined : choice, 'localStorage');
}
