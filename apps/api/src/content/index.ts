export { followContent } from './follow-content.ts';
export { openContent } from './open-content.ts';
