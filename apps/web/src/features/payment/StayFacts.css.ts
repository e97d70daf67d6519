import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid' });

/** A ruled line of a postcard. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  borderBlockEnd: `${vars.border.control} solid ${vars.color.line}`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const detail = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  fontSize: vars.size.body,
  color: vars.color.inkSoft,
});

/** On a line of its own. */
export const whole = style([detail, { flexBasis: '100%' }]);
