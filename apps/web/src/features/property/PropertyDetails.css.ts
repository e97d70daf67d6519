import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.l}`,
});

/** On phones the booking card comes right after what the room is; on wide screens it stands beside it all. */
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

/** What is to come takes its room already: the title, */
export const titleToCome = style({ minHeight: `calc(${vars.size.page} * 0.92)` });

/** the photos, */
export const photosToCome = style({
  display: 'grid',
  aspectRatio: '4 / 3',
  '@media': { [media.tablet]: { aspectRatio: '1216 / 524' } },
});

/** and the booking card. */
export const cardToCome = style([booking, { display: 'grid', minHeight: '30rem' }]);
