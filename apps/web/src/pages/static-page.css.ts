import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  marginBlockStart: vars.space.xs,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(38%, 28rem))',
      columnGap: vars.space.xxxl,
    },
    print: { display: 'block' },
  },
});

export const lead = style({
  maxWidth: vars.measure.text,
  marginBlockStart: vars.space.l,
  fontSize: `clamp(${vars.size.lead}, 1.6vw, ${vars.size.title})`,
});

globalStyle(`${lead} a`, { color: vars.color.accentText });

export const columns = style({
  marginBlockStart: vars.space.xxl,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});

globalStyle(`${columns} > nav`, { position: 'sticky', insetBlockStart: vars.space.l });

export const updated = style({
  marginBlockStart: vars.space.xxl,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
