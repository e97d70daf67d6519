import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

// A calendar that opens in the page's flow shrinks its days rather than widen its container.
globalStyle(`${root} > *`, { gridTemplateColumns: 'minmax(0, 1fr)' });

/** About the size of the calendar. */
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  width: '18rem',
  maxWidth: '100%',
  minHeight: '24rem',
});
