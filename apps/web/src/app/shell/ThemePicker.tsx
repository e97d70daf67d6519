import { ThemeSwitch } from '@motel/ui';
import { useEffect } from 'react';
import { chooseTheme, followStoredTheme, useThemeChoice } from './theme-choice.ts';

/** The postcard by day or after dark, as the guest likes it. */
export function ThemePicker() {
  useEffect(followStoredTheme, []);
  return <ThemeSwitch value={useThemeChoice()} onChange={chooseTheme} />;
}
