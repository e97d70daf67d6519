/*
 * Runs inline in the document's head, before anything shows and long before the site's modules arrive over a weak
 * signal. Built by `build-time/early-script.ts` into one small classic script; its hash is in the security policy.
 */

// The guest's own choice of theme, before the first paint.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden here: the system decides.
}

// What is pressed before the page listens is pressed again when it does (`app/early-presses.ts`).
const pressed: HTMLButtonElement[] = [];
const remember = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type="button"]');
  if (button) pressed.push(button);
};
document.addEventListener('click', remember, true);
window.endEarlyPresses = () => {
  document.removeEventListener('click', remember, true);
  return pressed.splice(0);
};
