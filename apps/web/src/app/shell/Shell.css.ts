import { LANGUAGE_CODES } from '@motel/language';
import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  insetBlockStart: vars.space.xs,
  zIndex: 30,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.paper,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});

/** A line in another language, which a root of that `data-offer` shows. */
export const offer = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  background: vars.color.sunk,
  '@media': {
    screen: {
      selectors: Object.fromEntries(
        LANGUAGE_CODES.map((code) => [`:root[data-offer="${code}"] &:lang(${code})`, { display: 'flex' }]),
      ),
    },
  },
});

globalStyle(`${offer} > *`, {
  display: 'grid',
  alignItems: 'center',
  minWidth: vars.target,
  minHeight: vars.target,
  cursor: 'pointer',
});

/** Fills the window, so that the footer does not jump up while a page loads. */
export const main = style({
  minHeight: '70vh',
  paddingBlockStart: vars.space.l,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

/* In print: ink on white, in any theme. */
globalStyle(':root:root:root', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: {
        [vars.color.paper]: 'Canvas',
        [vars.color.card]: 'Canvas',
        [vars.color.ink]: 'CanvasText',
        [vars.color.inkSoft]: 'CanvasText',
        [vars.color.accentText]: 'CanvasText',
        [vars.shadow.card]: 'none',
        [vars.shadow.pop]: 'none',
      },
    },
  },
});

/** Keeps a telephone number on one line. */
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
