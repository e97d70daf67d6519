import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space.m });

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '3.75rem',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.wide]: { justifySelf: 'start', minWidth: '26rem' },
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const words = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.bold });

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
  fontWeight: vars.weight.bold,
});
