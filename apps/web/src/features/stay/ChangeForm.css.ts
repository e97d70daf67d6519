import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** One above the other: a calendar that opens has the whole width. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

// A calendar that opens inside the card shrinks its days rather than widen the card.
globalStyle(`${fields} > *`, { gridTemplateColumns: 'minmax(0, 1fr)' });
