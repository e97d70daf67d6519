import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const panel = style({
  position: 'sticky',
  top: '14px',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': { [phone]: { position: 'static' } },
});
export const inside = style({ display: 'grid', gap: '12px', padding: '16px' });
export const soft = style({ color: vars.color.inkSoft });
export const by = style({ color: vars.color.yellow.text, fontWeight: 600 });
export const lines = style({ width: '100%' });
export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const total = style({});
globalStyle(`${lines} :is(th, td)`, {
  padding: '5px 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
});
globalStyle(`${lines} th`, { fontWeight: 400, textAlign: 'start' });
globalStyle(`${lines} tbody tr:first-child > *`, { borderBlockStart: 0 });
globalStyle(`${total} :is(th, td)`, {
  padding: '8px 0',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  font: `800 1.125rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});
