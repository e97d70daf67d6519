import { useState } from 'react';
import { Breadcrumbs, type ThemeChoice, ThemeSwitch } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Theme() {
  const [theme, setTheme] = useState<ThemeChoice>('dark');
  return <ThemeSwitch label="Example theme" value={theme} onChange={setTheme} />;
}

function Specimens() {
  return (
    <States>
      <State name="Breadcrumbs" width="across">
        <Breadcrumbs current="Ferryman’s Rest">
          <a href="#navigation">Home</a>
          <a href="#navigation">Rooms</a>
        </Breadcrumbs>
      </State>
      <State name="Theme switch (this one changes nothing)" width="across">
        <Theme />
      </State>
    </States>
  );
}

export const navigation: CatalogueSection = {
  id: 'navigation',
  title: 'Breadcrumbs and theme',
  Specimens,
};
