import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const field = style({ maxWidth: '26rem', marginBlockEnd: '14px' });
export const actions = style({ display: 'flex', gap: '10px', padding: '12px 16px 16px' });
export const empty = style({ padding: '0 16px', color: vars.color.inkSoft });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '11.5rem 9rem 8rem 1fr',
  gap: '2px 14px',
  padding: '9px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'baseline',
      // The time, the person and what they did are one line.
      fontSize: '0.875rem',
    },
  },
});
export const when = style({ color: vars.color.inkSoft, whiteSpace: 'nowrap' });
export const told = style({
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
