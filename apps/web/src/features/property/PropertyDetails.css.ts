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
