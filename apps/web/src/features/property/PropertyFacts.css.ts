import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.size.lead,
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const drawing = style({ flex: 'none', color: vars.color.accentText });

export const own = style({ fontSize: vars.size.lead });
