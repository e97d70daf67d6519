import { Container, classes, Heading, Icon, type ThemeChoice, ThemeSwitch } from '@motel/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { create } from 'zustand';
import { afterDark, byDay } from '../../shared/by-theme.css.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { store, stored } from '../../shared/storage.ts';
import { strataPictures } from '../../shared/strata-pictures.ts';
import { useWords } from '../../shared/words.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as styles from './SiteFooter.css.ts';
import { footerGroups, type SiteLink } from './site-links.ts';

export function SiteFooter() {
  const { words, t, motel } = useWords();
  const { checkIn, checkOut, quietHours } = motel.policies;
  return (
    <footer className={styles.footer}>
      {motel.look.ornaments && <Strata />}
      <div className={styles.ground}>
        <Container>
          <div className={styles.columns}>
            <FrontDesk />
            <nav aria-label={t('All pages')} className={styles.groups}>
              {footerGroups(words).map(({ heading, links }) => (
                <div key={heading}>
                  <Heading level={2} size="small" className={styles.unfolded}>
                    {heading}
                  </Heading>
                  <details className={styles.group}>
                    <summary className={styles.folded}>
                      <Heading level={2} size="small">
                        {heading}
                      </Heading>
                    </summary>
                    <ul>
                      {links.map((link) => (
                        <li key={link.label}>
                          <FooterLink {...link} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </div>
              ))}
            </nav>
          </div>
          <div className={styles.bottom}>
            <p
              className={styles.fine}
            >{`${motel.name}, ${motel.city}, ${motel.province}. ${checkIn} ${checkOut} ${quietHours}`}</p>
            <LanguageLinks className={styles.link} />
            <ThemePicker />
          </div>
        </Container>
      </div>
    </footer>
  );
}

function FrontDesk() {
  const { motel, t } = useWords();
  return (
    <div className={styles.desk}>
      <Heading level={2} size="heading" className={styles.closing}>
        {motel.farewell}
      </Heading>
      <address className={styles.address}>
        {motel.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={motel.phone.href} className={styles.link}>
          {motel.phone.shown}
        </a>
        <a href={`mailto:${motel.email}`} className={styles.link}>
          {motel.email}
        </a>
      </address>
      <div className={styles.writing}>
        <FooterLink to={sitePaths.contact} label={t('Contact')} />
        <FooterLink to={sitePaths.feedback} label={t('Feedback')} />
      </div>
    </div>
  );
}

function FooterLink({ to, label }: SiteLink): ReactNode {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={styles.link}>
        {label}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.link}>
      {label}
      <Icon name="external" size={16} />
    </a>
  );
}

/** A drawing of the ground under the motel: a cut through its layers, with things lost in them. */
function Strata() {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={strataPictures[theme]}
      alt=""
      width={1600}
      height={420}
      loading="lazy"
      decoding="async"
      className={classes(styles.strata, theme === 'light' ? byDay : afterDark)}
    />
  ));
}

function ThemePicker() {
  useEffect(followStoredTheme, []);
  return <ThemeSwitch value={useChoice().choice} onChange={chooseTheme} />;
}

/** The early script reads it before the first paint, too, and sets the root's `data-theme`. */
const KEY = 'theme';

/** The guest's choice; `system` on the server, in the first client render, and until they choose. */
const useChoice = create<{ readonly choice: ThemeChoice }>(() => ({ choice: 'system' }));

/** Shows the theme now, and stores the choice for later visits and other tabs. */
function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  store('localStorage', KEY, choice === 'system' ? null : choice);
}

/** Starts from the stored choice, and follows other tabs from then on. @returns a function that stops following */
function followStoredTheme(): () => void {
  const follow = () => show(storedChoice());
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === KEY) follow();
  };
  follow();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function show(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  useChoice.setState({ choice });
}

function storedChoice(): ThemeChoice {
  const chosen = stored('localStorage', KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
