import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const rows = style({ display: 'grid' });
export const row = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  minWidth: 0,
});
export const empty = style({
  padding: '10px 16px 14px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
export const soft = style({ color: vars.color.inkSoft });
export const room = style({ display: 'flex', alignItems: 'center', gap: '6px' });
export const number = style({
  font: `800 1rem/1 ${vars.font.display}`,
  fontStretch: '86%',
  '@media': { [phone]: { fontSize: '1.25rem' } },
});
export const name = style({ fontWeight: vars.weight.bold });
/** A text that does not wrap. */
export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});
