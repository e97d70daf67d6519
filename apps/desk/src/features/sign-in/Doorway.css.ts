import { style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../shared/theme/index.ts';

export const doorway = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '24px 16px',
  '@media': { [phone]: { marginBlockEnd: '-72px' } },
});
export const card = style({
  width: '100%',
  maxWidth: '26rem',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  overflow: 'hidden',
});
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '14px 20px',
  background: desk.rail,
  color: desk.onRail,
  fontWeight: 600,
});
export const inside = style({ display: 'grid', gap: '16px', padding: '20px' });
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });

export const form = style({ display: 'grid', gap: '16px' });
