import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 3.5rem)',
  '@media': { [media.tablet]: { gridTemplateColumns: '1.15fr 1fr' } },
});

export const message = style({ display: 'grid', gridTemplateRows: 'auto auto 1fr', gap: vars.space.m });

export const headline = style({
  fontSize: 'clamp(2.5rem, 4.6vw, 4rem)',
  lineHeight: 0.94,
  maxWidth: '9.5em',
});

export const words = style({ fontSize: vars.size.lead, maxWidth: '38ch' });

export const imprint = style({
  alignSelf: 'end',
  paddingBlockStart: vars.space.xl,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

/** The space for the stamp and the address; a line divides it from the message. */
export const right = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.l,
  borderBlockStart: `${vars.border.control} solid ${vars.color.line}`,
  paddingBlockStart: 'clamp(1.5rem, 4vw, 3.5rem)',
  '@media': {
    [media.tablet]: {
      borderBlockStart: 0,
      paddingBlockStart: 0,
      borderInlineStart: `${vars.border.control} solid ${vars.color.line}`,
      paddingInlineStart: 'clamp(1.5rem, 4vw, 3.5rem)',
    },
  },
});

export const stamp = style({ position: 'relative', justifySelf: 'end', transform: 'rotate(1.5deg)' });

export const code = style({ width: '100%', aspectRatio: '1' });

export const waves = style({
  position: 'absolute',
  insetInlineEnd: 'calc(100% - 1.25rem)',
  insetBlockStart: '1.5rem',
  width: '10rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  opacity: 0.5,
  // No space for it where the card is narrow.
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
});

export const lines = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '1.3125rem',
  lineHeight: vars.leading.snug,
});

globalStyle(`${lines} > p`, {
  padding: '0.75rem 0 0.4375rem',
  borderBlockEnd: `${vars.border.control} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
