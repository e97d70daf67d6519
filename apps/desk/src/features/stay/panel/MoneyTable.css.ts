import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

export const table = style({ width: '100%' });
export const total = style({});
globalStyle(`${table} :is(th, td)`, { padding: '5px 0 5px 8px', textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, {
  paddingBlock: '0 4px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 550,
});
globalStyle(`${table} tbody :is(th, td)`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 400,
});
globalStyle(`${table} tbody td:last-child`, { fontWeight: 650 });
globalStyle(`${table} ${total} :is(th, td)`, {
  paddingBlock: '8px',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  font: `800 1.125rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});
