import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gap: vars.space.s });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.s,
  lineHeight: 1.4,
});

globalStyle(`${step} > svg`, { color: vars.color.accentText });

export const address = style({ overflowWrap: 'anywhere' });
export const whole = style({ whiteSpace: 'nowrap' });
