import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const sign = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.xl}`,
  padding: '1.75rem',
  borderRadius: vars.radius.card,
  background: vars.color.spruce,
  color: vars.color.onSpruce,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  textDecoration: 'none',
  // The sign's white line.
  '::after': {
    content: '',
    position: 'absolute',
    inset: '7px',
    border: `3px solid ${vars.color.onSpruce}`,
    borderRadius: '9px',
    pointerEvents: 'none',
  },
  ':focus-visible': { borderRadius: vars.radius.card },
  '@media': { [media.tablet]: { minHeight: '5.5rem', paddingInline: '2.125rem' } },
});

export const words = style({ fontSize: 'clamp(1.375rem, 2.2vw, 1.75rem)', textWrap: 'balance' });

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: 'clamp(1.625rem, 3vw, 2.375rem)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

globalStyle(`${sign}:hover ${phone}`, {
  textDecoration: 'underline',
  textDecorationThickness: '3px',
  textUnderlineOffset: '6px',
});
