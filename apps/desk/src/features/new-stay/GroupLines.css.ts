import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, vars } from '../../shared/theme/index.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4.5rem 6rem 9.5rem 9.5rem',
  alignItems: 'start',
  gap: '8px 10px',
  paddingBlockEnd: '8px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${line} > :first-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });
export const figures = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: '36px',
  color: vars.color.inkSoft,
});
export const lineSum = style({ marginInlineStart: 'auto', color: vars.color.ink });
