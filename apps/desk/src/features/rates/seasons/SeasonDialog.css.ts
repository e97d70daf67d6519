import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

export const form = style({ display: 'grid', gap: '14px', minWidth: 0 });
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: '10px',
});
export const scroller = style({ overflowX: 'auto', paddingBlockEnd: '4px' });
export const table = style({ width: '100%', minWidth: '640px' });
export const head = style({ padding: '4px', fontSize: '0.8125rem', fontWeight: 600, textAlign: 'center' });
export const rowHead = style({
  padding: '4px 8px 4px 0',
  textAlign: 'left',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const slot = style({ padding: '2px' });
export const input = style({
  width: '100%',
  minWidth: '52px',
  height: '44px',
  padding: '0 6px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.card,
  textAlign: 'center',
  fontWeight: 600,
  selectors: { '&::placeholder': { color: vars.color.inkSoft, opacity: 1, fontWeight: 400 } },
});
export const least = style({ borderBlockStart: `2px solid ${vars.color.ink}` });
export const aboveList = style({ display: 'grid', gap: '4px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' });
export const soft = style({ color: vars.color.inkSoft });
