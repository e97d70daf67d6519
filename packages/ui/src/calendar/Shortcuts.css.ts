import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const dots = `${vars.border.control} dotted ${vars.color.line}`;

export const shortcuts = style({ borderBlockStart: dots });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target,
  marginBlockStart: vars.space.xxs,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { textDecoration: 'underline' },
});

globalStyle(`${summary} > svg`, { transition: `rotate ${vars.motion.fast}` });
globalStyle(`${shortcuts}:not([open]) > ${summary} > svg`, { rotate: '-90deg' });

export const content = style({ display: 'grid', gap: vars.space.m, paddingBlockStart: vars.space.xs });

export const presets = style({
  display: 'grid',
  // At most three in a row, so that six make two even rows and not five and one.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(6.75rem, 100% / 3 - ${vars.space.xs}), 1fr))`,
  gap: vars.space.xs,
});
export const preset = style({
  minHeight: vars.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  border: `${vars.border.control} solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunk },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.range,
      borderColor: vars.color.accent,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${vars.border.control} solid ButtonText`,
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.xs,
});

export const countLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  lineHeight: vars.leading.snug,
});

export const countField = style({
  flex: 'none',
  width: '4.75rem',
  minHeight: vars.target,
  paddingInline: vars.space.xs,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { borderColor: vars.color.ink },
  ':focus-visible': { borderRadius: vars.radius.control },
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
});
