export { acceptFeedback, pruneFeedback } from './accept-feedback.ts';
