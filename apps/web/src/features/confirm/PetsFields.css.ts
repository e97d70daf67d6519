import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const pets = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr minmax(0, 16rem)' } },
});
