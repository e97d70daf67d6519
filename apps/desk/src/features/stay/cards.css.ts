import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const soft = style({ color: vars.color.inkSoft });
export const notes = style({
  display: 'grid',
  gap: '8px',
  padding: '0 16px 14px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** Pairs of a name and its value. */
export const facts = style({
  display: 'grid',
  // The card is narrow: labels wrap between words, so that a mail address has room.
  gridTemplateColumns: 'min-content minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '0 16px 14px',
});
globalStyle(`${facts} dt`, { color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 550, overflowWrap: 'anywhere' });

export const terms = style([
  facts,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
/** The one that holds now. */
export const isNow = style({});
globalStyle(`${terms} dt${isNow}`, { color: vars.color.ink, fontWeight: 650 });
globalStyle(`${terms} dt`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const amount = style({ textAlign: 'end' });

export const story = style({ padding: '0 16px 14px' });
export const happening = style({
  position: 'relative',
  padding: '0 0 12px 22px',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '3px',
      top: '6px',
      width: '9px',
      height: '9px',
      border: `2px solid ${vars.color.inkSoft}`,
      borderRadius: '50%',
      background: vars.color.card,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '7px',
      top: '19px',
      bottom: '-4px',
      borderInlineStart: `2px dotted ${vars.color.control}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
});
/** It waits for an answer. */
export const waits = style({ '::before': { background: vars.color.ink, borderColor: vars.color.ink } });
export const time = style({ display: 'block', color: vars.color.inkSoft, fontSize: '0.8125rem' });

export const edit = style({
  textDecoration: 'underline',
  '@media': { [phone]: { minHeight: '44px', minWidth: '44px' } },
});

export const both = style({ display: 'grid', gap: '8px', marginBlockEnd: '14px' });
globalStyle(`${both} table`, { background: vars.color.card, borderRadius: vars.radius.control });
globalStyle(`${both} :is(th, td)`, { padding: '6px 12px', textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${both} th`, { color: vars.color.inkSoft, fontWeight: 550 });
globalStyle(`${both} tbody :is(th, td)`, { borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${both} td:last-child`, { fontWeight: 650 });

export const link = style({ display: 'flex', flexWrap: 'wrap', gap: '16px', padding: '0 16px 16px' });
export const words = style({
  display: 'grid',
  flex: '1 1 14rem',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '10px',
  minWidth: 0,
});
export const address = style({ overflowWrap: 'anywhere', fontSize: '0.8125rem' });
