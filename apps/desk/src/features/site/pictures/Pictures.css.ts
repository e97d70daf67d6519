import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

export const thumbnail = style({
  width: '7.5rem',
  height: '5.625rem',
  borderRadius: '6px',
  background: vars.color.line,
  objectFit: 'cover',
});
export const chooser = style({ width: '100%', minWidth: 0, minHeight: '44px' });
export const set = style({ gridColumn: '1 / -1', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const shown = style({ width: '30rem', maxWidth: '100%', borderRadius: '6px', cursor: 'pointer' });
export const slider = style({ display: 'grid', gap: '4px', width: '30rem', maxWidth: '100%' });
/** Descriptions are long: the list of them takes what is left of the line. */
export const picker = style({
  display: 'grid',
  alignItems: 'end',
  gap: '10px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: '12px 0',
});
export const signs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });
const sign = style({ width: '48px', height: '36px', objectFit: 'contain' });
/** Of the site's own papers; the motel's colours may differ. */
export const onSign = styleVariants({
  day: [sign, { background: '#fff9ec' }],
  night: [sign, { background: '#12262b' }],
});
