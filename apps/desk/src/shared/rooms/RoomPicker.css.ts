import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const numbers = style({ display: 'grid', gap: '10px' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: '6px',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '48px',
  padding: '4px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  font: `800 1.0625rem/1.1 ${vars.font.display}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: '-2px',
      background: vars.color.sunk,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
globalStyle(`${tile} input`, { position: 'absolute', opacity: 0 });
export const tileNote = style({
  color: vars.color.inkSoft,
  font: `400 0.75rem/1.2 ${vars.font.text}`,
  whiteSpace: 'nowrap',
});
