import { style } from '@vanilla-extract/css';

/** In the motel's own colours. */
export const grown = style({
  display: 'grid',
  gap: '10px',
  margin: '0 16px 16px',
  padding: '16px',
  borderBlockStart: '6px solid',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
});
