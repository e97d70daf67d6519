import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** The key hangs above the words on phones, and beside them where there is room. */
export const notice = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.xl}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
