import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.l}`,
});

/** On phones the booking card follows the room's description; on wide screens it is beside the whole text. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  marginBlockStart: vars.space.m,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 26.5rem',
      gridTemplateAreas: '"intro booking" "rest booking"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxxl,
    },
  },
});

const area = (name: string) => ({ '@media': { [media.wide]: { gridArea: name } } });

export const intro = style({ display: 'grid', gap: vars.space.xl, ...area('intro') });
export const rest = style({ display: 'grid', gap: vars.space.xxl, ...area('rest') });

export const booking = style({
  '@media': {
    [media.wide]: { gridArea: 'booking', position: 'sticky', insetBlockStart: vars.space.m },
  },
});

/** Reserved space while the page loads: the title, */
export const titleSpace = style({ minHeight: `calc(${vars.size.page} * 0.92)` });

/** the photos, */
export const photosSpace = style({
  display: 'grid',
  aspectRatio: '4 / 3',
  '@media': { [media.tablet]: { aspectRatio: '1216 / 524' } },
});

/** and the booking card. */
export const cardSpace = style([booking, { display: 'grid', minHeight: '30rem' }]);

export const host = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: vars.radius.round,
  background: vars.color.sky,
});

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
