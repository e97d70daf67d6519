import { useEffect, useState } from 'react';
import { Container, classes, Heading, Stack, Text, type ThemeChoice, ThemeSwitch } from '../src/index.ts';
import {
  across,
  contents,
  header,
  page,
  section as sectionStyle,
  sections as sectionsStyle,
  state,
  states,
  stretched,
} from './Catalogue.css.ts';
import { sections } from './sections/index.ts';
import type { CatalogueSection } from './sections/section.ts';

/**
 * Every component in every state, in both themes. Forced colours, reduced motion, zoom and narrow windows
 * come from the browser. `?only=carousel` shows one section.
 */
export function Catalogue() {
  const [theme, setTheme] = useState<ThemeChoice>('system');

  useEffect(() => {
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);

  const only = new URLSearchParams(window.location.search).get('only');
  const shown = Object.entries(sections).filter(([id]) => only === null || id === only);
  return (
    <Container>
      <header className={header}>
        <Stack>
          <Heading level={1}>Component catalogue</Heading>
          <Text tone="soft">Every component in every state.</Text>
        </Stack>
        <ThemeSwitch value={theme} onChange={setTheme} />
      </header>
      <div className={page}>
        <nav aria-label="Sections" className={contents}>
          {Object.entries(sections).map(([id, { title }]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className={sectionsStyle}>
          {shown.map(([id, { title, ...widths }]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={sectionStyle}>
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
    <div className={states}>
      {Object.entries(widths).map(([width, shown]) =>
        Object.entries(shown).map(([name, component]) => (
          <div
            key={name}
            className={classes(state, width === 'column' && stretched, width === 'across' && across)}
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
