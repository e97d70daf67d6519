import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shared/theme/index.ts';

/** The fields of a deed, no wider than a line that is easily read. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem)',
  justifyItems: 'start',
  gap: '12px',
  padding: '0 16px 16px',
  '@media': { [phone]: { justifyItems: 'stretch' } },
});
globalStyle(`${fields} > :is(:has(> label), [role='status'], [role='alert'])`, { justifySelf: 'stretch' });
