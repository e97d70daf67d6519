import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** The key is above the text on phones, and beside it where there is room. */
export const notice = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.xl}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
