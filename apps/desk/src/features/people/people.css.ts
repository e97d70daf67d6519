import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const cards = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(23rem, 100%), 1fr))',
});
export const card = style({ display: 'flex', flexDirection: 'column' });
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  padding: '0 16px 14px',
  selectors: { '&:last-of-type': { marginBlockStart: 'auto' } },
});
export const one = style({ maxWidth: '34rem' });

export const devices = style({ display: 'grid', gap: '8px', padding: '4px 16px 14px' });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  padding: '4px 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const what = style({ display: 'grid', flex: 1, minWidth: 0 });
export const device = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const none = style({ color: vars.color.inkSoft });

export const field = style({ display: 'grid', gap: '6px', width: '100%' });
export const label = style({ fontSize: '0.8125rem', fontWeight: 600 });
export const shown = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
export const words = style({ display: 'grid', gap: '12px', width: '100%' });
