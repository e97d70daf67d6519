import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Blocks lie a line apart, and headings near what they head. */
export const blocks = style({});

globalStyle(`${blocks} > * + *`, { marginBlockStart: vars.space.m });
globalStyle(`${blocks} > * + :is(h2, article)`, { marginBlockStart: vars.space.xxl });
globalStyle(`${blocks} > * + :is(h3, h4)`, { marginBlockStart: vars.space.xl });
globalStyle(`${blocks} > :is(h2, h3, h4) + *`, { marginBlockStart: vars.space.s });

globalStyle(`${blocks} :is(ul, ol)`, { paddingInlineStart: vars.space.l });
globalStyle(`${blocks} ul`, { listStyle: 'disc' });
globalStyle(`${blocks} ol`, { listStyle: 'decimal' });
globalStyle(`${blocks} li + li`, { marginBlockStart: vars.space.xs });
globalStyle(`${blocks} li::marker`, { color: vars.color.accentText });
globalStyle(`${blocks} a`, { color: vars.color.accentText });
globalStyle(`${blocks} code`, { fontSize: '0.95em' });

export const date = style({
  display: 'block',
  marginBlock: vars.space.xs,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

export const scroll = style({
  overflowX: 'auto',
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.s} ${vars.space.m}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} td`, { minWidth: '7rem' });
globalStyle(`${table} thead th`, {
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tbody :is(th, td)`, {
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
