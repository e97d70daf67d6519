import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const back = style({ display: 'grid', gap: vars.space.l });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

/** An upright plan is three times as high as it is wide. */
export const upright = style({ width: '100%', maxWidth: '26rem', marginInline: 'auto' });
