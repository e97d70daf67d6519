import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Below every component, in whatever order the files load. */
const base = globalLayer('base');

function baseStyle(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

baseStyle('*, *::before, *::after', { boxSizing: 'border-box' });
baseStyle('*', { margin: 0, padding: 0 });

baseStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space.l,
});

baseStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });

baseStyle('body', {
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

baseStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
baseStyle('ul, ol', { listStyle: 'none' });
baseStyle('img, svg, video', { display: 'block', maxWidth: '100%', height: 'auto' });
baseStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
baseStyle('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
baseStyle('button:disabled', { cursor: 'default' });
baseStyle('fieldset', { border: 0, minWidth: 0 });
baseStyle('legend', { display: 'block' });
baseStyle('table', { borderCollapse: 'collapse' });
baseStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em' });
baseStyle('strong, b', { fontWeight: vars.weight.bold });
baseStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
baseStyle('::selection', { background: vars.color.range, color: vars.color.ink });

/* One ring for everything focusable: 3 px wide, 3 px away, the gap in the surface's colour. */
baseStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.focusGap}`,
  borderRadius: vars.radius.note,
});
/* A modal dialog stops the page from scrolling, except where that would remove a scrollbar and move the page. */
baseStyle('html:has(dialog:modal)', { '@media': { [media.touch]: { overflow: 'hidden' } } });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      transitionDuration: '0.01ms !important',
      transitionDelay: '0s !important',
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
    },
  },
});
