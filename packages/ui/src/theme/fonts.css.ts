import { globalFontFace } from '@vanilla-extract/css';
import { fontFamilies } from './font-families.ts';

globalFontFace(fontFamilies.text, {
  src: 'url("./fonts/libre-franklin.woff2") format("woff2")',
  fontWeight: '400 750',
  fontDisplay: 'swap',
});

globalFontFace(fontFamilies.display, {
  src: 'url("./fonts/bricolage-grotesque.woff2") format("woff2")',
  fontWeight: '800',
  fontDisplay: 'swap',
});

/*
 * The fallback until a face has loaded: a system face stretched to the same average width (over the site's own
 * kind of sentences) and the same ascent and descent, so that nothing moves when the face replaces it.
 */
const plain = 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")';
const heavy =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Roboto Bold")';

globalFontFace(`${fontFamilies.text} fallback`, [
  {
    src: plain,
    fontWeight: '400 599',
    sizeAdjust: '103.6%',
    ascentOverride: '93.3%',
    descentOverride: '23.8%',
    lineGapOverride: '0%',
  },
  {
    src: heavy,
    fontWeight: '600 750',
    sizeAdjust: '99.1%',
    ascentOverride: '97.5%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
]);

globalFontFace(`${fontFamilies.display} fallback`, {
  src: heavy,
  fontWeight: '800',
  sizeAdjust: '80%',
  ascentOverride: '116.3%',
  descentOverride: '33.8%',
  lineGapOverride: '0%',
});
