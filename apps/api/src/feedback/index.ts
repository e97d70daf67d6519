export { acceptFeedback, eraseFeedback, feedbackFrom, pruneFeedback } from './accept-feedback.ts';
