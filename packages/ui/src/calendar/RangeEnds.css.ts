import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const ends = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space.xs,
  borderBlockEnd: `${vars.border.control} dotted ${vars.color.line}`,
});

export const end = style({
  position: 'relative',
  paddingBlockEnd: vars.space.xs,
  lineHeight: vars.leading.snug,
});

/** A bar under the end that the next press chooses. */
export const nextEnd = style({
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-3px',
    height: '4px',
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    forcedColorAdjust: 'none',
  },
});

export const endName = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const endDate = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
