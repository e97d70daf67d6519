export { pruneFeedback, sendFeedback } from './send-feedback.ts';
