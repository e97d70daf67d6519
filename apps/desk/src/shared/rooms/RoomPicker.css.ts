import { globalStyle, style } from '@vanilla-extract/css';
import { choice } from '../parts/choice.css.ts';
import { vars } from '../theme/index.ts';

export const numbers = style({ display: 'grid', gap: '10px' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: '6px',
});
export const tile = style([
  choice,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: '48px',
    padding: '4px',
    font: `800 1.0625rem/1.1 ${vars.font.display}`,
  },
]);
globalStyle(`${tile} input`, { position: 'absolute', opacity: 0 });
export const tileNote = style({
  color: vars.color.inkSoft,
  font: `400 0.75rem/1.2 ${vars.font.text}`,
  whiteSpace: 'nowrap',
});
