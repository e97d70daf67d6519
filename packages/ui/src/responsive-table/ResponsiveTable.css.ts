import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const wide = `screen and ${media.wide}`;
const narrow = 'screen and (max-width: 1023px)';

export const table = style({
  width: '100%',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'block' } },
});

export const head = style({
  '@media': {
    // Visually hidden, still announced: each card shows the headers again.
    [narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const header = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  textAlign: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.inkSoft,
  borderBlockEnd: `${vars.border.control} solid ${vars.color.ink}`,
});

export const body = style({
  '@media': { [narrow]: { display: 'grid', gap: vars.space.m } },
});

export const row = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gap: vars.space.xs,
      padding: vars.space.m,
      background: vars.color.card,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.card,
    },
    [`${narrow} and ${media.forcedColors}`]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const cell = style({
  textAlign: 'start',
  fontWeight: 'inherit',
  '@media': {
    [wide]: {
      padding: vars.space.m,
      verticalAlign: 'middle',
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    },
    print: {
      padding: vars.space.xs,
      verticalAlign: 'top',
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    },
    [narrow]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.m },
  },
});

/** The heading of its card on small screens. */
export const headingCell = style({
  fontWeight: vars.weight.bold,
  '@media': { [narrow]: { display: 'block', fontSize: vars.size.lead } },
});

export const cellLabel = style({
  flex: 'none',
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

export const cellValue = style({ '@media': { [narrow]: { textAlign: 'end', minWidth: 0 } } });
