import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const rules = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.xl}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const about = style({ fontWeight: vars.weight.bold });
export const rule = style({ color: vars.color.inkSoft, lineHeight: vars.leading.snug });
