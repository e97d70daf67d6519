import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  fontSize: vars.size.lead,
  color: vars.color.inkSoft,
});

globalStyle(`${facts} > li:not(:last-child)::after`, {
  content: '"•" / ""',
  marginInlineStart: vars.space.m,
  color: vars.color.accentText,
});
