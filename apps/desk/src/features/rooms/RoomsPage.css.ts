import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const cards = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  alignItems: 'start',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: '48px',
  padding: '6px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '6px',
  '@media': { [phone]: { gridColumn: '1 / -1', justifyContent: 'start' } },
});
export const closure = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
});
export const form = style({ display: 'grid', gap: '14px' });
export const two = style({
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
export const traits = style({ display: 'grid', gap: '4px', border: 0 });
export const legend = style({ fontSize: '0.8125rem', fontWeight: 600 });
export const banners = style({ display: 'grid', gap: '10px', marginBlockEnd: '12px' });
