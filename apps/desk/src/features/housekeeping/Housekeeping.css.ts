import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const page = style({ maxWidth: '560px', marginInline: 'auto' });
export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  paddingBlock: '4px 8px',
  background: vars.color.paper,
});
export const titles = style({ display: 'flex', alignItems: 'flex-start', gap: '10px' });
export const date = style({ marginBlockStart: '5px', color: vars.color.inkSoft });
export const progressWords = style({
  marginInlineStart: 'auto',
  paddingBlockStart: '8px',
  font: `800 1.75rem/1 ${vars.font.display}`,
  fontStretch: '80%',
  whiteSpace: 'nowrap',
});
export const progress = style({
  display: 'block',
  width: '100%',
  height: '12px',
  marginBlock: '10px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.sunk,
  overflow: 'hidden',
});
export const progressDone = style({
  display: 'block',
  height: '100%',
  background: vars.color.spruce,
  transition: `width ${vars.motion.fast}`,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const filter = style({
  flex: '1 0 auto',
  minHeight: '44px',
  padding: '0 10px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '22px',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.paper,
    },
  },
});
export const messages = style({
  display: 'grid',
  gap: '8px',
  selectors: { '&:not(:empty)': { marginBlockEnd: '10px' } },
});
export const earlier = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  color: vars.color.inkSoft,
  textAlign: 'start',
  textDecoration: 'underline',
});
export const list = style({ display: 'grid' });
export const none = style({ paddingBlock: '24px', color: vars.color.inkSoft });
export const allRooms = style({ marginBlockStart: '20px' });

const columns = '54px minmax(0, 1fr)';
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${columns} 60px`,
  gap: '0 12px',
  alignItems: 'center',
  minHeight: '76px',
  paddingBlock: '8px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const open = style({
  gridTemplateColumns: columns,
  marginInline: '-16px',
  padding: '14px 16px',
  background: vars.color.card,
  boxShadow: `inset 0 2px 0 ${vars.color.ink}, inset 0 -2px 0 ${vars.color.ink}`,
});
export const key = style({ display: 'grid', gap: '3px', justifyItems: 'center', width: '54px' });
export const number = style({ font: `800 2.125rem/1 ${vars.font.display}`, fontStretch: '80%' });
export const isDone = style({ color: vars.color.inkSoft });
export const struck = style({ textDecoration: 'line-through', textDecorationThickness: '3px' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  font: `650 1.125rem/1.3 ${vars.font.text}`,
  fontStretch: 'normal',
  letterSpacing: 0,
});
/** Opens the room: as high as its row. */
export const chooser = style({
  position: 'relative',
  textAlign: 'start',
  font: 'inherit',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-14px -34px' },
  },
});
export const words = style({ color: vars.color.inkSoft, fontSize: '0.9375rem', lineHeight: 1.35 });
export const tick = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '60px',
  height: '60px',
  margin: 0,
  border: `3px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.spruce, borderColor: vars.color.spruce },
    '&:checked::after': {
      content: '',
      width: '26px',
      height: '13px',
      border: `solid ${vars.color.onSpruce}`,
      borderWidth: '0 0 5px 5px',
      transform: 'translateY(-3px) rotate(-45deg)',
    },
  },
});
export const clean = style({
  gridColumn: '1 / -1',
  minHeight: '60px',
  marginBlockStart: '12px',
  fontSize: '1.125rem',
});
export const others = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '10px',
  marginBlockStart: '8px',
});
export const other = style({ minHeight: '44px', paddingInline: '6px', fontSize: '1rem' });
