/** The widths at which layouts change, and the guest's own preferences. Styles start from the phone. */
export const media = {
  phoneOnly: '(max-width: 767px)',
  tablet: '(min-width: 768px)',
  wide: '(min-width: 1024px)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  touch: '(hover: none)',
} as const;
