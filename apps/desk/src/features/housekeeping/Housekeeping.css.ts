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
