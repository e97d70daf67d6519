import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/index.ts';

export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  background: vars.color.card,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  padding: '8px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const words = style({});

const within = (inside: string) => `${words} .ProseMirror${inside}`;

// What the library would put into a style element, which the security policy forbids.
globalStyle(within(''), {
  position: 'relative',
  minHeight: '16rem',
  padding: '12px 16px',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
  outlineOffset: '-2px',
});
globalStyle(within(' > * + *'), { marginBlockStart: '12px' });
globalStyle(within(' :is(h2, h3, h4)'), { fontWeight: 700 });
globalStyle(within(' h2'), { fontSize: '1.375rem' });
globalStyle(within(' h3'), { fontSize: '1.125rem' });
globalStyle(within(' ul'), { paddingInlineStart: '20px', listStyle: 'disc' });
globalStyle(within(' ol'), { paddingInlineStart: '20px', listStyle: 'decimal' });
globalStyle(within(' blockquote'), {
  padding: '8px 14px',
  borderInlineStart: `5px solid ${vars.color.accent}`,
});
globalStyle(within(' a'), { textDecoration: 'underline' });
globalStyle(within(' img'), { display: 'inline-block', width: '10rem', maxWidth: '100%', margin: '2px' });
globalStyle(within(' img.ProseMirror-selectednode'), { outline: `3px solid ${vars.color.accent}` });
globalStyle(within(' .tableWrapper'), { overflowX: 'auto' });
globalStyle(within(' table'), { width: '100%', borderCollapse: 'collapse' });
globalStyle(within(' :is(td, th)'), {
  minWidth: '5rem',
  padding: '6px 8px',
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
