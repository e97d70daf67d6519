import { globalStyle, style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../theme/index.ts';

export const says = style({
  padding: '0 16px 12px',
  fontSize: '1rem',
  lineHeight: 2.5,
  '@media': { [phone]: { lineHeight: 3.3 } },
});
globalStyle(`${says} > div + div`, { marginBlockStart: '6px' });
export const unbroken = style({
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 359px)': { whiteSpace: 'normal' } },
});
globalStyle(`${unbroken} > *`, { maxWidth: '100%' });

export const choice = style({
  maxWidth: '100%',
  height: '36px',
  padding: '0 10px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.2,
  selectors: { '&[aria-invalid=true]': { borderColor: vars.color.red.text } },
  '@media': { [phone]: { height: '46px' } },
});
export const figure = style({ fieldSizing: 'content', minWidth: '3.5em' });
export const changed = style({});
const isChanged = { borderColor: vars.color.ink, background: desk.pick };
globalStyle(`${choice}${changed}, ${changed} > div > button`, isChanged);
export const wrong = style({
  padding: '0 16px 12px',
  color: vars.color.red.text,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** The panel of a choice. */
export const inPanel = style({
  display: 'grid',
  gap: '12px',
  width: 'min(22rem, 78vw)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  whiteSpace: 'normal',
});
export const usuals = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const usual = style({
  minHeight: '36px',
  padding: '0 12px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: 650,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
    },
  },
  '@media': { [phone]: { minHeight: '44px' } },
});

/** Below sentences: the presses that save them, and what they leave as it is. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${foot} > span`, {
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
