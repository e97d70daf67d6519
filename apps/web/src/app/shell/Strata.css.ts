import { style } from '@vanilla-extract/css';

/** Runs from edge to edge; its lowest layer is the footer's own ground. */
export const strata = style({
  width: '100%',
  height: 'clamp(12rem, 26vw, 26.25rem)',
  marginBlockEnd: '-1px',
  objectFit: 'cover',
  objectPosition: '62% 100%',
  '@media': { print: { display: 'none' } },
});
