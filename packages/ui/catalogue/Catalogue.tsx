import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/theme/index.ts';
import { Container, classes, Heading, Stack, Text, type ThemeChoice, ThemeSwitch } from '../src/index.ts';
import * as styles from './Catalogue.css.ts';
import { calendar } from './sections/calendar.tsx';
import { carousel } from './sections/carousel.tsx';
import * as controls from './sections/controls.tsx';
import * as facts from './sections/facts.tsx';
import * as messages from './sections/messages.tsx';
import * as overlays from './sections/overlays.tsx';
import * as pictures from './sections/pictures.tsx';
import type { CatalogueSection } from './sections/section.ts';
import * as words from './sections/words.tsx';

/** By the id of the section's element: its address after `#`. */
const sections: Readonly<Record<string, CatalogueSection>> = {
  ...words,
  ...controls,
  calendar,
  ...overlays,
  ...messages,
  ...facts,
  ...pictures,
  carousel,
};

/**
 * Every component in every state, in both themes. Forced colours, reduced motion, zoom and narrow windows
 * come from the browser. `?only=carousel` shows one section.
 */
function Catalogue() {
  const [theme, setTheme] = useState<ThemeChoice>('system');

  useEffect(() => {
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);

  const only = new URLSearchParams(window.location.search).get('only');
  const shown = Object.entries(sections).filter(([id]) => only === null || id === only);
  return (
    <Container>
      <header className={styles.header}>
        <Stack>
          <Heading level={1}>Component catalogue</Heading>
          <Text tone="soft">Every component in every state.</Text>
        </Stack>
        <ThemeSwitch value={theme} onChange={setTheme} />
      </header>
      <div className={styles.page}>
        <nav aria-label="Sections" className={styles.contents}>
          {Object.entries(sections).map(([id, { title }]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className={styles.sections}>
          {shown.map(([id, { title, ...widths }]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <Heading level={2} id={`${id}-title`}>
                {title}
              </Heading>
              <States {...widths} />
            </section>
          ))}
        </main>
      </div>
    </Container>
  );
}

function States(widths: Omit<CatalogueSection, 'title'>) {
  return (
    <div className={styles.states}>
      {Object.entries(widths).map(([width, shown]) =>
        Object.entries(shown).map(([name, component]) => (
          <div
            key={name}
            className={classes(
              styles.state,
              width === 'column' && styles.stretched,
              width === 'across' && styles.across,
            )}
          >
            <Text size="small" tone="soft">
              {name}
            </Text>
            {component}
          </div>
        )),
      )}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
