import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  alignItems: 'center',
  height: '100%',
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-3px)' } },
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr) auto' } },
});

export const picture = style({
  alignSelf: 'start',
  gridRow: 'span 2',
  '@media': { [media.tablet]: { gridRow: 'auto' } },
});

export const words = style({ display: 'grid', gap: vars.space.xxs });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xs}`,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      justifyItems: 'end',
      paddingInlineEnd: vars.space.s,
      gap: vars.space.xxs,
    },
  },
});
