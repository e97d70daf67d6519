import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({
  marginBlockStart: vars.space.section,
  paddingBlock: vars.space.xxl,
  background: vars.color.ground,
  color: vars.color.onGround,
});

globalStyle(`${footer} h2`, { color: vars.color.onGroundStrong });
globalStyle(`${footer} :focus-visible`, { outlineColor: vars.color.groundFocus, boxShadow: 'none' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xl,
  '@media': { [media.wide]: { display: 'flex', justifyContent: 'space-between' } },
});

export const desk = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const address = style({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const fine = style({
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid currentColor`,
  fontSize: vars.size.small,
});
