import { ThemeSwitch } from '@motel/ui';
import { useEffect } from 'react';
import { chooseTheme, followStoredTheme, useThemeChoice } from './theme-choice.ts';

/** The guest's choice between the light and the dark theme. */
export function ThemePicker() {
  useEffect(followStoredTheme, []);
  return <ThemeSwitch value={useThemeChoice()} onChange={chooseTheme} />;
}
