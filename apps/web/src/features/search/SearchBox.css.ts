import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const dots = `${vars.border.control} dotted ${vars.color.line}`;

/** Lies over the hero's lower edge; the page positions it. */
export const box = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', padding: vars.space.s },
    // In proportion to their texts, so that nothing wraps where the bar is shortest.
    [media.wide]: { gridTemplateColumns: '1fr 1.04fr 1.47fr auto', alignItems: 'center' },
    [media.forcedColors]: { border: `${vars.border.control} solid CanvasText` },
  },
});

// On the narrowest phones the text gives way before the icons: the travelers stay on one line.
globalStyle(`${box} :is(label, [aria-haspopup='dialog']) > svg:first-child`, {
  '@media': { '(max-width: 359px)': { display: 'none' } },
});

globalStyle(`${box} [aria-haspopup='dialog']`, {
  '@media': { '(max-width: 359px)': { gap: vars.space.xs, paddingInlineEnd: vars.space.xs } },
});

// A popup opens under the box, not over its lower edge; where the box has two rows, it covers the second one whole.
globalStyle(`${box} [role="dialog"]`, {
  '@media': {
    [media.tablet]: { marginBlockStart: vars.space.xxs },
    [media.wide]: { marginBlockStart: vars.space.l },
  },
});

/** A tab on the card's upper edge, as on a file of bookings. */
export const tab = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 1px)',
  insetInlineStart: vars.space.l,
  padding: `${vars.space.xs} ${vars.space.m} 0.375rem`,
  borderRadius: '0.625rem 0.625rem 0 0',
  background: vars.color.card,
  // The box's own border, where the theme has one, without its shadow on the box.
  boxShadow: vars.shadow.pop,
  clipPath: 'inset(-2px -2px 0)',
  '@media': {
    [media.forcedColors]: { border: `${vars.border.control} solid CanvasText`, borderBlockEnd: 0 },
  },
});

export const part = style({ position: 'relative', minWidth: 0 });

const gapMiddle = `calc(${vars.space.xxs} / -2 - 1px)`;

/** A row of dots above the field; on wider windows before it. */
function dotsBefore(width: string) {
  return {
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: gapMiddle,
      insetInline: vars.space.s,
      borderBlockStart: dots,
    },
    '@media': {
      [width]: {
        '::before': {
          insetBlock: '0.625rem',
          insetInline: `${gapMiddle} auto`,
          borderBlockStart: 0,
          borderInlineStart: dots,
        },
      },
    },
  } as const;
}

export const datesPart = style([part, dotsBefore(media.tablet)]);
export const travelersPart = style([part, dotsBefore(media.wide)]);

export const destination = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '3.625rem',
  padding: `${vars.space.xs} ${vars.space.xxs} ${vars.space.xs} 0.875rem`,
});

export const texts = style({ display: 'grid', minWidth: 0, flex: 1 });

export const label = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
});

export const place = style({
  width: '100%',
  border: 0,
  borderRadius: vars.radius.note,
  background: 'none',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
});

export const search = style({
  display: 'grid',
  '@media': { [media.wide]: { minWidth: 'min(9.5rem, 11vw)' } },
});
