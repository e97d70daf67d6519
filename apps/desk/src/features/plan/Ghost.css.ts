import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const ghost = style({
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  padding: '0 6px',
  background: vars.color.range,
  color: vars.color.ink,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '5px',
  boxShadow: '0 8px 16px -6px #0007',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  pointerEvents: 'none',
  transform: 'translateY(-2px) rotate(-0.6deg)',
  '@media': { '(prefers-reduced-motion: reduce)': { transform: 'none' } },
});
export const refused = style({
  background: vars.color.red.surface,
  borderColor: vars.color.red.text,
  color: vars.color.red.text,
});
export const band = style({ transform: 'none', boxShadow: 'none', opacity: 0.85 });
/** In the corner that is away from the pointer: it hides no bar that matters. */
export const card = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockEnd: '112px',
  width: '312px',
  padding: '14px 16px',
  background: vars.color.card,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.pop,
  pointerEvents: 'none',
});
export const cardLeft = style({ insetInlineStart: '270px' });
export const cardRight = style({ insetInlineEnd: '40px' });
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  marginBlockStart: '10px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const note = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const refusedWords = style({ marginBlockStart: '8px', color: vars.color.red.text, fontWeight: 600 });
