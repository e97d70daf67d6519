import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const badge = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  padding: `${vars.space.m} ${vars.space.l}`,
  border: `${vars.border.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr auto', columnGap: vars.space.l } },
});

export const figures = style({
  display: 'flex',
  gridColumn: '1 / -1',
  gap: vars.space.l,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.border.control} dotted ${vars.color.control}`,
  '@media': {
    [media.tablet]: { gridColumn: 'auto', gap: 0, padding: 0, borderBlockStart: 0 },
  },
});

export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space.xxs,
      paddingInline: vars.space.l,
      borderInlineStart: `${vars.border.control} dotted ${vars.color.control}`,
      ':last-child': { paddingInlineEnd: 0 },
    },
  },
});
