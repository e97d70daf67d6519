import type { ThemeChoice } from '@motel/ui';
import { create } from 'zustand';
import { store, stored } from '../../shared/storage.ts';

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
  store('localStorage', KEY, choice === 'system' ? null : choice);
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
  const chosen = stored('localStorage', KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
