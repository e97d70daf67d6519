import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
  // The arrows are centred over the first and the last day.
  marginInline: '-0.5rem',
  '@media': { [media.phoneOnly]: { marginInline: '-0.25rem' } },
});
globalStyle(`${header} > button`, { width: vars.target, height: vars.target });

export const spacer = style({ width: vars.target });

const name = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: 1,
  '@media': { [media.phoneOnly]: { fontSize: vars.size.lead } },
} as const;

export const monthName = style(name);

export const picks = style({ display: 'flex', minWidth: 0 });

export const pick = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // On the smallest phones a long month may be cut, a year never.
  ':last-child': { flex: 'none' },
});

/** Reads as a headline and opens as a list; only as wide as its text. */
export const select = style([
  name,
  {
    appearance: 'none',
    fieldSizing: 'content',
    minWidth: 0,
    minHeight: vars.target,
    paddingInline: '0.25rem 1.25rem',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { background: vars.color.sunk },
    ':focus-visible': { borderRadius: vars.radius.control, outlineOffset: 0 },
    '@media': { [media.forcedColors]: { border: `${vars.border.control} solid ButtonText` } },
  },
]);

// The list itself uses the text face.
globalStyle(`${select} option`, {
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  fontSize: vars.size.body,
  background: vars.color.card,
  color: vars.color.ink,
});
globalStyle(`${select} option:disabled`, { color: vars.color.inkSoft });

globalStyle(`${pick} svg`, { position: 'absolute', insetInlineEnd: '0.1875rem', pointerEvents: 'none' });
