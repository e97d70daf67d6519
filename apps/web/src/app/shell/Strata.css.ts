import { style } from '@vanilla-extract/css';

/** From edge to edge; its lowest layer has the footer's colour. */
export const strata = style({
  width: '100%',
  height: 'clamp(12rem, 26vw, 26.25rem)',
  marginBlockEnd: '-1px',
  objectFit: 'cover',
  objectPosition: '62% 100%',
  '@media': { print: { display: 'none' } },
});
