/**
 * Every sentence for guests in Canadian French. Each topic has its own file: a page of a site loads only the words that it shows.
 *
 * @module catalogue/fr
 */
export * from './confirm-form.ts';
export * from './feedback.ts';
export * from './party.ts';
export * from './price.ts';
export * from './questions.ts';
export * from './sign-in.ts';
export * from './stay.ts';
export * from './travelers.ts';
