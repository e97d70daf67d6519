import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

// A calendar that opens in the page's flow shrinks its days rather than widen what it stands in.
globalStyle(`${root} > *`, { gridTemplateColumns: 'minmax(0, 1fr)' });

/** About as large as the calendar will be. */
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  width: '18rem',
  maxWidth: '100%',
  minHeight: '24rem',
});
