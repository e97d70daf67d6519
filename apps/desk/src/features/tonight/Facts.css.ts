import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 0',
  marginBlockEnd: '14px',
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(68px, 1fr))', gap: '6px' },
  },
});
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  padding: '0 22px',
  lineHeight: 1.15,
  color: vars.color.inkSoft,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingInlineStart: 0 },
  },
  '@media': {
    [phone]: {
      flexDirection: 'column',
      gap: '2px',
      padding: '8px 10px',
      background: vars.color.card,
      borderRadius: vars.radius.control,
      boxShadow: vars.shadow.card,
      fontSize: '0.8125rem',
      selectors: {
        '& + &': { borderInlineStart: 0 },
        '&:first-child': { paddingInlineStart: '10px' },
        '&:nth-child(n + 5)': { display: 'none' },
      },
    },
  },
});
export const number = style({
  font: `800 1.75rem/1 ${vars.font.display}`,
  fontStretch: '80%',
  color: vars.color.ink,
});
