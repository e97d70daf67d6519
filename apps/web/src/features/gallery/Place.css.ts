import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  height: '100%',
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-3px)' } },
});

export const figure = style({ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%' });

/** The printed card's border. */
export const print = style({ padding: '0.625rem 0.625rem 0' });

/** The wide crop keeps the ground, with the feet on it. In the strip on small screens all have the same shape. */
export const large = style({
  objectPosition: '50% 100%',
  '@media': { [media.phoneOnly]: { aspectRatio: '4 / 3' } },
});

export const caption = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: vars.space.s,
  padding: '0.75rem 1.125rem 0.875rem',
  // Three side by side on a tablet: a long name still has its flag beside it.
  '@media': { [media.tablet]: { columnGap: vars.space.xxs, paddingInline: '0.75rem' } },
});

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '1.25rem',
  lineHeight: vars.leading.tight,
  '@media': { [media.tablet]: { fontSize: '1.125rem' }, [media.wide]: { fontSize: '1.25rem' } },
});

export const flag = style({
  display: 'inline-block',
  marginInlineStart: vars.space.xxs,
  borderRadius: '2px',
  verticalAlign: 'baseline',
});

export const out = style({ color: vars.color.inkSoft });

export const note = style({ gridColumn: '1 / -1', marginBlockStart: vars.space.xs });

export const site = style({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.bold,
});
