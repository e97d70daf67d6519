import { style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../shared/theme/index.ts';

export const notOnPaper = style({ '@media': { print: { display: 'none' } } });
export const buttons = style([notOnPaper, { display: 'flex', gap: '10px' }]);

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(31, minmax(0, 1fr))',
  gap: '2px',
  padding: '0 16px 10px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '4px' } },
});
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '26px',
  borderRadius: '4px',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  textDecoration: 'none',
  '@media': { [phone]: { minHeight: '44px', fontSize: '0.9375rem' } },
  selectors: {
    '&[href]': { background: desk.barOk, color: desk.onBarOk, fontWeight: 600 },
    '&[aria-current="date"]': { background: vars.color.ink, color: vars.color.paper },
  },
});
/** An account that has a credit alone stands further in. */
export const inset = style({ display: 'block', paddingInlineStart: '18px' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '12px',
});
