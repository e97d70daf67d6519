import { fontFamilies } from './font-families.ts';

/** The tokens that both themes share: type, space, shape, motion. */
export const constants = {
  font: {
    display: `"${fontFamilies.display}", "${fontFamilies.display} fallback", "Arial Narrow", sans-serif`,
    text: `"${fontFamilies.text}", "${fontFamilies.text} fallback", system-ui, sans-serif`,
  },
  size: {
    small: '0.8125rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.375rem',
    heading: '1.75rem',
    section: 'clamp(2.1rem, 1.5rem + 2.2vw, 3.25rem)',
    page: 'clamp(2.75rem, 1.9rem + 3.5vw, 4.75rem)',
    hero: 'clamp(3.35rem, 1.6rem + 6vw, 6.25rem)',
  },
  weight: { regular: '400', medium: '550', bold: '650', display: '800' },
  leading: { body: '1.55', snug: '1.3', tight: '1.1', display: '0.98' },
  tracking: { display: '-0.012em', hero: '-0.02em' },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: 'clamp(2.25rem, 1.7rem + 2.2vw, 3rem)',
    xxxl: '4.5rem',
    section: 'clamp(4.5rem, 2.9rem + 6.5vw, 7rem)',
    gutter: 'clamp(1rem, 2.6vw, 2.5rem)',
  },
  measure: { page: '81rem', text: '62ch', narrow: '35rem' },
  radius: { note: '4px', picture: '6px', control: '8px', card: '14px', round: '999px' },
  border: { thin: '1px', control: '2px' },
  density: {
    label: '1em',
    mark: 'space-between',
    control: { height: '3.375rem', padding: '0.75rem 1rem', weight: '400' },
    small: { height: '2.75rem', padding: '0.375rem 1rem', text: '1em' },
    regular: { height: '3rem', padding: '0.5rem 1.375rem', text: '1em' },
    large: { height: '3.75rem', padding: '0.625rem 1.75rem', text: '1.1875rem' },
    edge: 'currentColor',
    note: '0.875rem 1.125rem',
    pill: { padding: '0.3125rem 0.875rem 0.3125rem 0.75rem', text: '1em' },
  },
  target: '2.75rem',
  motion: {
    fast: '140ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    swing: '300ms cubic-bezier(0.3, 1.6, 0.5, 1)',
    slide: '500ms cubic-bezier(0.3, 0.7, 0.2, 1)',
  },
} as const;
