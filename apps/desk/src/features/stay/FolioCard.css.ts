import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const headCell = style({
  padding: '0 16px 6px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 550,
  textAlign: 'start',
});
export const cell = style({
  padding: '6px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const dateCell = style({ whiteSpace: 'nowrap', '@media': { [phone]: { display: 'none' } } });
export const money = style({ paddingInlineStart: 0, textAlign: 'end', whiteSpace: 'nowrap' });
export const paid = style({ background: vars.color.green.surface, color: vars.color.green.text });
export const detail = style({
  display: 'block',
  color: vars.color.inkSoft,
  selectors: { [`${paid} &`]: { color: 'inherit' }, '&:empty': { display: 'none' } },
});
export const total = style({});

globalStyle(`${total} > ${cell}`, {
  paddingBlock: '10px',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  font: `800 1.25rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});
export const earlier = style({
  margin: '0 16px 12px',
  textDecoration: 'underline',
  '@media': { [phone]: { minHeight: '44px' } },
});
