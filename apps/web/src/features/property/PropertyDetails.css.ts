import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the booking card comes right after what the room is; on wide screens it stands beside it all. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 26rem',
      gridTemplateAreas: '"intro booking" "rest booking"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxl,
    },
  },
});

const area = (name: string) => ({ '@media': { [media.wide]: { gridArea: name } } });

export const intro = style({ display: 'grid', gap: vars.space.l, ...area('intro') });
export const rest = style({ display: 'grid', gap: vars.space.xl, ...area('rest') });

export const booking = style({
  '@media': {
    [media.wide]: { gridArea: 'booking', position: 'sticky', insetBlockStart: vars.space.m },
  },
});
