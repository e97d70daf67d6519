import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { desk, phone, vars } from '../theme/index.ts';

const onPhone = (selector: string, rule: StyleRule) => ({
  '@media': { [phone]: { selectors: { [selector]: rule } } },
});
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(190px) minmax(0, 1fr) auto',
  padding: '0 16px 10px',
  ...onPhone('&:not([data-short])', { display: 'block' }),
});
const isWrapped = `${bars}:not([data-short])`;
export const bar = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gap: '3px 12px',
  alignItems: 'center',
  minHeight: '40px',
  lineHeight: 1.25,
  selectors: {
    [`${bars}[data-short] > &`]: { minHeight: '32px' },
    '&[data-sum]:last-child': { borderBlockStart: `2px solid ${vars.color.ink}`, minHeight: '44px' },
  },
  ...onPhone(`${isWrapped} > &`, { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '7px 0' }),
});
export const amount = style({ fontWeight: 650, textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${bar}[data-sum] > :first-child`, { fontWeight: 650 });
globalStyle(`${bar}[data-sum]:last-child > :is(:first-child, :last-child)`, {
  font: `800 1.125rem/1.2 ${vars.font.display}`,
  fontStretch: '84%',
});
export const track = style({
  position: 'relative',
  display: 'block',
  height: '20px',
  overflow: 'hidden',
  borderRadius: '5px',
  background: vars.color.sunk,
  printColorAdjust: 'exact',
  ...onPhone(`${isWrapped} &`, { gridColumn: '1 / 3', gridRow: 2, height: '14px' }),
});
const fill = style({ display: 'block', height: '100%', minWidth: '2px', borderRadius: '5px' });
const hatched = (one: string, other: string) => ({
  background: `repeating-linear-gradient(135deg, ${one} 0 3px, ${other} 3px 6px)`,
});
export const fills = styleVariants({
  whole: [fill, { background: desk.barIn }],
  share: [fill, { background: desk.share }],
  up: [fill, { background: desk.barOkEdge }],
  down: [fill, hatched(vars.color.control, vars.color.sunk)],
  /** Of nights to come. */
  booked: [fill, hatched(desk.share, desk.barOk)],
});
/** As far as last year. */
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  width: '2px',
  background: vars.color.ink,
  boxShadow: `0 0 0 1px ${vars.color.card}`,
});
