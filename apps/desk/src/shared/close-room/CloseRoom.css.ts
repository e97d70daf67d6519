import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const form = style({ display: 'grid', gap: '14px' });
export const dates = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
export const note = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const heading = style({ fontSize: '0.875rem', fontWeight: 650 });
export const list = style({ maxHeight: '14rem', margin: '6px 0', overflowY: 'auto' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 14px',
  minHeight: '44px',
  paddingBlock: '4px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const name = style({ fontWeight: 650 });
export const nights = style({ display: 'block', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const toRooms = style({ display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 650 });
