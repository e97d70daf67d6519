import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../shared/theme/index.ts';

export const keyRows = style({ display: 'grid', gap: '8px', marginBlockEnd: '12px' });
export const keyRow = style({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '12px' });
/** Elsewhere a phone shows no keys. */
globalStyle(`${keyRow} kbd`, { '@media': { [phone]: { display: 'inline-block' } } });
