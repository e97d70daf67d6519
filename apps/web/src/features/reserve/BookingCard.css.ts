import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

// A calendar that opens inside the card shrinks its days rather than widen the card.
globalStyle(`${fields} > *`, { gridTemplateColumns: 'minmax(0, 1fr)' });

export const price = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  lineHeight: 1,
});
