// Before the first paint: the theme that was chosen, here or on the motel's site.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's setting decides.
}
