import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const sentences = style({ margin: 0, padding: '0 16px 16px', listStyle: 'none' });
export const sentence = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '7px 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const note = style({ padding: '0 16px 16px', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const reason = style({ borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${reason} > summary`, { padding: '10px 0', minHeight: '44px', cursor: 'pointer' });
export const reasonSum = style({ float: 'inline-end' });
