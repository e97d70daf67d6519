/** The window sizes that the hero is drawn for; wider ones get the desktop's. */
export const heroWindows = {
  phone: '(max-width: 559px)',
  tablet: '(min-width: 560px) and (max-width: 1023px)',
  desktop: '(min-width: 1024px)',
} as const;
