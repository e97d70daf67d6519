import { globalStyle, style } from '@vanilla-extract/css';
import { desk, phone, TAB_BAR, vars } from '../../shared/theme/index.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gridTemplateRows: '64px auto minmax(0, 1fr)',
  minHeight: '100vh',
  '@media': { [phone]: { display: 'block' }, print: { display: 'block' } },
});
export const page = style({
  gridColumn: 2,
  minWidth: 0,
  padding: '14px 24px 24px',
  outline: 'none',
  '@media': { [phone]: { padding: '10px 16px 24px' }, print: { padding: 0 } },
});
export const banners = style({
  gridColumn: 2,
  padding: '0 24px',
  '@media': { [phone]: { padding: '0 16px' } },
});
export const skip = style({
  position: 'absolute',
  insetInlineStart: '100px',
  top: '-80px',
  zIndex: 40,
  padding: '12px 18px',
  background: vars.color.ink,
  color: vars.color.paper,
  selectors: { '&:focus': { top: '8px' } },
});

export const bar = style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '0 24px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { padding: '10px 16px' }, print: { display: 'none' } },
});
/** Without the search, which is all that phones show of it. */
export const bare = style({ '@media': { [phone]: { display: 'none' } } });
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  marginInlineStart: 'auto',
  '@media': { [phone]: { display: 'none' } },
});
export const live = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});
export const liveIcon = style({ color: vars.color.green.text });
export const clock = style({
  font: `800 1.25rem/1 ${vars.font.display}`,
  fontStretch: '84%',
  whiteSpace: 'nowrap',
});
export const me = style({
  display: 'block',
  padding: '6px 0 6px 16px',
  borderInlineStart: `1px solid ${vars.color.line}`,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
export const meRole = style({ display: 'block', color: vars.color.inkSoft, fontSize: '0.8125rem' });

const onRail = { color: desk.onRail, background: desk.rail };
export const rail = style({
  ...onRail,
  gridRow: '1 / 4',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  padding: '10px 8px',
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflowY: 'auto',
  '@media': { [phone]: { display: 'none' }, print: { display: 'none' } },
});
export const lamp = style({ display: 'grid', placeItems: 'center', height: '52px', marginBlockEnd: '6px' });
export const tabs = style({
  ...onRail,
  display: 'none',
  '@media': {
    [phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 30,
      height: TAB_BAR,
      padding: '4px',
    },
    print: { display: 'none' },
  },
});
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  minHeight: '56px',
  borderRadius: vars.radius.control,
  fontSize: '0.75rem',
  fontWeight: 550,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: '#ffffff14' },
    '&[aria-current="page"]': { background: desk.railOn, color: desk.onRailOn, fontWeight: 700 },
    [`${rail} &[aria-current="page"]::before`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: '-8px',
      insetBlock: '12px',
      width: '4px',
      background: vars.color.accent,
      borderRadius: '0 3px 3px 0',
    },
    '&:focus-visible': { outlineColor: vars.color.groundFocus, outlineOffset: '-3px', boxShadow: 'none' },
  },
});
export const badge = style({
  position: 'absolute',
  insetInlineEnd: '3px',
  top: '3px',
  minWidth: '19px',
  height: '19px',
  padding: '0 4px',
  borderRadius: '10px',
  background: desk.onRail,
  color: desk.rail,
  font: `700 0.75rem/19px ${vars.font.text}`,
  textAlign: 'center',
});

export const keyRows = style({ display: 'grid', gap: '8px', marginBlockEnd: '12px' });
export const keyRow = style({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '12px' });
/** Elsewhere a phone shows no keys. */
globalStyle(`${keyRow} kbd`, { '@media': { [phone]: { display: 'inline-block' } } });
