import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const soft = style({ color: vars.color.inkSoft });
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const fault = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const words = style({
  flex: '1 1 min(20rem, calc(100% - 40px))',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const command = style({
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});
export const remedy = style({ display: 'grid', gap: '4px', minWidth: 0, maxWidth: '100%' });
/** The note of an open item, in a line of its own. */
export const closing = style({ flex: '1 1 100%', maxWidth: '36rem' });
export const mark = style({ color: vars.color.red.text });
