import type { ThemeChoice } from '@motel/ui';
import { create } from 'zustand';
import { logFailure } from '../../shared/log-failure.ts';

/** The early script reads it before the first paint, too, and sets the root's `data-theme`. */
const KEY = 'theme';

const useChoice = create<{ readonly choice: ThemeChoice }>(() => ({ choice: 'system' }));

/** The guest's choice; `system` on the server, in the first client render, and until they choose. */
export function useThemeChoice(): ThemeChoice {
  return useChoice(({ choice }) => choice);
}

/** Shows the theme now, and stores the choice for later visits and other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch (error) {
    logFailure('The theme could not be stored', error);
  }
}

/** Starts from the stored choice, and follows other tabs from then on. @returns a function that stops following */
export function followStoredTheme(): () => void {
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
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch (error) {
    logFailure('The stored theme could not be read', error);
    return 'system';
  }
}
