import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../../shared/theme/index.ts';

/** Each field's name beside its input, on one line; two beside each other where there is room. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: '0 20px',
  padding: '0 16px 8px',
});
globalStyle(`${rows} > div, ${rows} > fieldset`, {
  padding: '7px 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
  minWidth: 0,
});
globalStyle(`${rows} > div:has(textarea, fieldset, img, input[type=file])`, { gridColumn: '1 / -1' });
globalStyle(`${rows} > div > div`, {
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '2px 12px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/* A field of several choices. */
globalStyle(`${rows} > div:has(> div + div)`, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: '8px 16px',
});
/* The name of a field, and the word beside it. */
globalStyle(`${rows} > div > div > :first-child`, {
  flexWrap: 'wrap',
  gap: '0 8px',
  justifyContent: 'start',
});
globalStyle(`${rows} > div > div > :not(:first-child)`, {
  gridColumn: 2,
  '@media': { [phone]: { gridColumn: 1 } },
});
