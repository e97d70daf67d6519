import { style } from '@vanilla-extract/css';
import { desk, vars } from '../theme/index.ts';

export const field = style({ display: 'grid', gap: '4px', alignContent: 'start', minWidth: 0 });
export const label = style({ fontSize: '0.8125rem', fontWeight: 600 });
export const mark = style({ color: vars.color.inkSoft, fontWeight: 400 });
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '44px',
  padding: '0 12px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  fontWeight: 600,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:disabled': { borderStyle: 'dashed', background: vars.color.sunk, color: vars.color.inkSoft },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1, fontWeight: 400 },
    '&[aria-invalid="true"]': { borderColor: desk.bad, background: desk.badSurface },
  },
});
export const area = style({ padding: '9px 12px', resize: 'vertical', fontWeight: 400 });
export const choice = style({ paddingInline: '8px 4px' });
/** Typed, and not sent yet. */
export const changed = style({ borderColor: vars.color.ink, background: vars.color.range });
export const hint = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const wrong = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  color: desk.bad,
  fontSize: '0.8125rem',
  fontWeight: 600,
});
