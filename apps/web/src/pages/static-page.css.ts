import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Blocks are a line apart, headings close to their text. Text lines have a comfortable length; tables may be wider. */
export const blocks = style({});

globalStyle(`${blocks} > * + *`, { marginBlockStart: vars.space.m });
globalStyle(`${blocks} > * + h2`, { marginBlockStart: vars.space.xxl });
globalStyle(`${blocks} > * + :is(h3, h4)`, { marginBlockStart: vars.space.xl });
globalStyle(`${blocks} > :is(h2, h3, h4) + *`, { marginBlockStart: vars.space.s });
globalStyle(`${blocks} > :is(p, ul:not([class]), ol, details)`, { maxWidth: vars.measure.text });

globalStyle(`${blocks} :is(ul:not([class]), ol)`, { paddingInlineStart: vars.space.l });
globalStyle(`${blocks} ul:not([class])`, { listStyle: 'disc' });
globalStyle(`${blocks} ol`, { listStyle: 'decimal' });
globalStyle(`${blocks} > :is(ul:not([class]), ol) > li + li`, { marginBlockStart: vars.space.xs });
globalStyle(`${blocks} li::marker`, { color: vars.color.accentText });
globalStyle(`${blocks} a`, { color: vars.color.accentText });
globalStyle(`${blocks} code`, { fontSize: '0.95em' });
globalStyle(`${blocks} h2`, { scrollMarginBlockStart: vars.space.l });

/** A card pinned beside the text: a note that a guest should not miss. */
export const note = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  borderInlineStart: `6px solid ${vars.color.accent}`,
  borderRadius: vars.radius.note,
  background: vars.color.card,
});

/** All in one row; on phones two, and the odd one below them. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gap: vars.space.m,
    },
  },
});

globalStyle(`${pictures} > :last-child:nth-child(odd)`, {
  '@media': { [media.phoneOnly]: { gridColumn: '1 / -1' } },
});
globalStyle(`${pictures} > :last-child:nth-child(odd) img`, {
  '@media': { [media.phoneOnly]: { aspectRatio: '16 / 9' } },
});

globalStyle(`${blocks} > ${pictures}`, { marginBlock: vars.space.l });

export const question = style({
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space.m } },
});

globalStyle(`${blocks} > * + ${question}`, { marginBlockStart: 0 });

/* In print every answer is open. */
globalStyle(`${question}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const asked = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.5rem',
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      flex: 'none',
      width: '0.625rem',
      height: '0.625rem',
      marginInline: vars.space.xs,
      borderBlockEnd: `3px solid ${vars.color.accentText}`,
      borderInlineEnd: `3px solid ${vars.color.accentText}`,
      transform: 'translateY(-25%) rotate(45deg)',
      transition: `transform ${vars.motion.fast}`,
    },
    [`${question}[open] > &::after`]: { transform: 'translateY(25%) rotate(225deg)' },
  },
});

/** The day in the margin, its entry beside it. */
export const entry = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space.l } },
});

globalStyle(`${blocks} > ${entry}`, { marginBlockStart: 0 });
globalStyle(`${entry} h2 + div`, { marginBlockStart: vars.space.xs });

export const date = style({
  paddingBlockStart: vars.space.xxs,
  fontWeight: vars.weight.bold,
  color: vars.color.accentText,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.m,
  marginBlockEnd: vars.space.l,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-3px)' } },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

globalStyle(`${card} > svg`, { color: vars.color.accentText });

export const cardTitle = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** The whole card is clickable. */
globalStyle(`${cardTitle} a`, { color: vars.color.ink });
globalStyle(`${cardTitle} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
});
globalStyle(`${cardTitle} a:focus-visible`, { outline: 'none', boxShadow: 'none' });
globalStyle(`${cardTitle} a:focus-visible::after`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});

export const cardWords = style({ gridColumn: 2, color: vars.color.inkSoft });

export const head = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  marginBlockStart: vars.space.xs,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(38%, 28rem))',
      columnGap: vars.space.xxxl,
    },
    print: { display: 'block' },
  },
});

export const lead = style({
  maxWidth: vars.measure.text,
  marginBlockStart: vars.space.l,
  fontSize: `clamp(${vars.size.lead}, 1.6vw, ${vars.size.title})`,
});

globalStyle(`${lead} a`, { color: vars.color.accentText });

export const columns = style({
  marginBlockStart: vars.space.xxl,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});

globalStyle(`${columns} > nav`, { position: 'sticky', insetBlockStart: vars.space.l });

export const updated = style({
  marginBlockStart: vars.space.xxl,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

export const contents = style({
  display: 'none',
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.border.control} solid ${vars.color.line}`,
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'none' } },
});

export const contentsHeading = style({ fontWeight: vars.weight.bold, marginBlockEnd: vars.space.xxs });

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
});
