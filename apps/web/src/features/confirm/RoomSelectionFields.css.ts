import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Counters under each other, a hairline between. */
export const counters = style({ display: 'grid' });

globalStyle(`${counters} > * + *`, {
  paddingBlockStart: vars.space.xs,
  marginBlockStart: vars.space.xs,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
