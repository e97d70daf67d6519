import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../../shared/theme/index.ts';

/** Above the rows that one kind of taker has. */
export const group = style({
  padding: '6px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunk,
  font: `700 0.8125rem/1.4 ${vars.font.text}`,
  letterSpacing: 'normal',
});
globalStyle(`${group} > span`, { marginInlineStart: '6px', fontWeight: 400 });

export const editor = style({ display: 'grid', gap: '10px' });
globalStyle(`${editor} > :first-child`, {
  width: 'auto',
  margin: '4px 16px 0',
  justifySelf: 'start',
  '@media': { [phone]: { justifySelf: 'stretch' } },
});

/** The taxes that are on it. */
export const paid = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' });
globalStyle(`${paid} > i`, {
  padding: '3px 6px',
  borderRadius: '4px',
  background: vars.color.green.surface,
  color: vars.color.green.text,
  font: `650 0.75rem/1.2 ${vars.font.text}`,
});
