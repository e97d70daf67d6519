import type { ThemeChoice } from '@motel/ui';

/** The site's key: one choice for both. `public/theme.js` reads it before the first paint. */
const KEY = 'theme';

export function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme now, and stores the choice. */
export function storeTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice holds until the page is closed.
  }
}
