import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../../shared/theme/index.ts';

export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' });
export const wide = style({ gridColumn: '1 / -1' });
export const lines = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '3px 16px',
  margin: '10px 0 0',
});
export const amount = style({ margin: 0, textAlign: 'end' });
export const total = style({
  paddingBlockStart: '6px',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  fontWeight: 700,
});
export const note = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const refusal = style({ color: vars.color.red.text, fontWeight: 600 });
export const form = style({ display: 'grid', gap: '14px' });
export const select = style({
  width: '100%',
  height: '44px',
  padding: '0 10px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  fontWeight: 600,
});
export const label = style({
  display: 'block',
  marginBlockEnd: '4px',
  fontSize: '0.8125rem',
  fontWeight: 600,
});
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
export const news = style({
  position: 'sticky',
  bottom: '12px',
  zIndex: 8,
  marginBlockStart: '8px',
  boxShadow: vars.shadow.pop,
  '@media': { [phone]: { bottom: '76px' } },
  selectors: { '&:empty': { display: 'none' } },
});

/** As high as its row allows. */
export const small = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '26px',
  height: '24px',
  marginInlineStart: 'auto',
  marginInlineEnd: '6px',
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.card,
  color: vars.color.ink,
  selectors: { '&:hover': { background: vars.color.sunk } },
});
