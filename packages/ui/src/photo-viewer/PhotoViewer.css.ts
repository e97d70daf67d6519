import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

/** As large as the window allows for a whole photo and the words under it. */
export const slide = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, calc((100dvh - 16rem) * 4 / 3))',
  justifyContent: 'center',
  '@media': { '(max-height: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On phones the words are above the buttons, and the buttons within reach of the thumbs. */
export const foot = style({
  display: 'grid',
  gridTemplateAreas: '"words words" "previous next"',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockStart: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateAreas: '"previous words next"', gridTemplateColumns: 'auto 1fr auto' },
  },
});

export const previous = style({ gridArea: 'previous' });
export const next = style({ gridArea: 'next', justifySelf: 'end' });

export const words = style({
  gridArea: 'words',
  display: 'grid',
  minHeight: '3.9em',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({ color: vars.color.inkSoft, maxWidth: vars.measure.text });

/** An upright photo is shown whole. */
export const whole = style({ objectFit: 'contain' });
