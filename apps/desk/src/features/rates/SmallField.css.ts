import { style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../shared/theme/index.ts';

export const field = style({ display: 'grid', gap: '4px', alignContent: 'start', minWidth: 0 });
export const label = style({ fontSize: '0.8125rem', fontWeight: 600 });
export const control = style({
  width: '100%',
  minWidth: 0,
  height: '44px',
  padding: '0 12px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  fontWeight: 600,
  selectors: {
    'select&': { paddingInline: '8px 4px' },
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:disabled': { borderStyle: 'dashed', background: vars.color.sunk, color: vars.color.inkSoft },
    '&[data-changed="true"]': { borderColor: vars.color.ink, background: vars.color.range },
    '&[aria-invalid="true"]': { borderColor: desk.bad, background: desk.badSurface },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1, fontWeight: 400 },
  },
  '@media': { [phone]: { fontSize: '1rem' } },
});
export const fault = style({ color: desk.bad, fontSize: '0.8125rem', fontWeight: 600 });
