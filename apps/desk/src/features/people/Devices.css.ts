import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

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
