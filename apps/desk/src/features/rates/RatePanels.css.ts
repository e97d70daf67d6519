import { style } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../shared/theme/index.ts';

export const panels = style({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1.1fr 1.3fr 1fr',
  gap: '16px',
  marginBlockStart: '9px',
  '@media': {
    [narrow]: { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Under the panels, as wide as they are. */
export const seasonsCard = style({ marginBlockStart: '16px' });
export const inside = style({ display: 'grid', gap: '10px', alignContent: 'start', padding: '0 16px 16px' });
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px',
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
});
export const four = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '8px' });
export const soft = style({ color: vars.color.inkSoft });
export const small = style({ fontSize: '0.8125rem' });

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '3px',
  textAlign: 'center',
});
/** `11,900` has no place beside six others. */
export const longWeek = style({ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' });
export const weekDay = style({
  padding: '5px 0',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '6px',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  lineHeight: 1.25,
  selectors: {
    '&[data-dearer="true"]': {
      border: `2px solid ${vars.color.ink}`,
      background: desk.season2,
      color: vars.color.ink,
    },
  },
});
export const weekPrice = style({
  display: 'block',
  color: vars.color.ink,
  fontSize: '0.8125rem',
  fontWeight: 650,
});

export const lines = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '3px 0' });
export const amount = style({ paddingInlineStart: '16px', textAlign: 'right' });
export const total = style({
  marginBlockStart: '3px',
  paddingBlockStart: '6px',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  fontWeight: 700,
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 8px',
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: 1.35,
});
export const changeList = style({
  maxHeight: '22rem',
  overflowY: 'auto',
  paddingBlockEnd: '8px',
  '@media': { [phone]: { maxHeight: 'none' } },
});
export const undoLink = style({
  alignSelf: 'start',
  minWidth: '44px',
  minHeight: '28px',
  color: vars.color.accentText,
  fontWeight: 650,
  textDecoration: 'underline',
  '@media': { [phone]: { minHeight: '44px' } },
});

export const changedPrices = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
