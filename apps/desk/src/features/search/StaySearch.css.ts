import { globalStyle, style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../shared/theme/index.ts';

export const search = style({
  position: 'relative',
  flex: '0 1 560px',
  '@media': { [phone]: { flex: 1 } },
});
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '44px',
  padding: '0 12px',
  background: vars.color.card,
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.ink,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
  '@media': { [phone]: { height: '48px' } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  fontSize: '1rem',
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
    '&:focus-visible': { boxShadow: 'none', outline: 'none' },
  },
});

export const answers = style({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 6px)',
  zIndex: 30,
  maxHeight: 'calc(100vh - 90px)',
  overflowY: 'auto',
  background: vars.color.card,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.pop,
  '@media': { [phone]: { maxHeight: 'calc(100vh - 150px)' } },
});
export const found = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  gap: '2px 10px',
  alignItems: 'center',
  padding: '9px 14px',
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[aria-selected="true"]': { background: desk.pick, boxShadow: `inset 4px 0 0 ${vars.color.ink}` },
  },
  '@media': { [phone]: { gridTemplateColumns: '58px minmax(0, 1fr)', minHeight: '56px' } },
});
export const room = style({ display: 'flex', alignItems: 'center', gap: '6px' });
export const number = style({ font: `800 1rem/1 ${vars.font.display}`, fontStretch: '86%' });
export const name = style({ fontWeight: vars.weight.bold });
export const facts = style({
  color: vars.color.inkSoft,
  selectors: { '[aria-selected="true"] &': { color: vars.color.ink } },
});
/** Its hyphens end no line. */
export const whole = style({ whiteSpace: 'nowrap' });
export const state = style({
  selectors: { '[aria-selected="true"] &': { color: vars.color.ink } },
  '@media': { [phone]: { gridColumn: 2, justifySelf: 'start' } },
});
export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  padding: '9px 14px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  '@media': { [phone]: { display: 'none' } },
});
export const sentence = style({ padding: '12px 14px', color: vars.color.inkSoft });

globalStyle(`${found} mark`, {
  background: 'none',
  color: 'inherit',
  textDecoration: `underline ${vars.color.accentText}`,
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
});
/** A page of settings that has the words. */
export const setting = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '44px',
  padding: '4px 14px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk },
});
globalStyle(`${setting} span`, { color: vars.color.inkSoft, fontSize: '0.8125rem', fontWeight: 400 });
