import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.l });

export const postcard = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      columnGap: 'clamp(1.5rem, 5vw, 5rem)',
    },
  },
});

/** The printed line down the middle of a postcard's back. */
export const message = style({
  position: 'relative',
  '@media': {
    [media.tablet]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 'calc(clamp(1.5rem, 5vw, 5rem) / -2)',
        borderInlineEnd: `${vars.border.control} solid ${vars.color.line}`,
      },
    },
  },
});

globalStyle(`${message} textarea`, { '@media': { [media.tablet]: { minHeight: '17.5rem' } } });

export const sender = style({ display: 'grid', alignContent: 'end', gap: vars.space.m });

export const send = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const outcome = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.note,
  fontWeight: vars.weight.bold,
});

const { green, red } = vars.color;

export const sent = style({ background: green.surface, color: green.text });
export const failed = style({ background: red.surface, color: red.text });

export const corner = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  color: vars.color.inkSoft,
});

/** Extends over the stamp's edge. */
export const postmark = style({
  flex: '0 1 auto',
  minWidth: 0,
  marginInlineEnd: '-2rem',
  zIndex: 1,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  opacity: 0.6,
});

export const stamp = style({ flex: 'none', width: '9rem' });
