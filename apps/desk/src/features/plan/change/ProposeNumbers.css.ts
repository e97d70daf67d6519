import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

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
