// Each topic has its own file, so that a page of the site loads only the words that it shows.
export * from './confirm-form.ts';
export * from './feedback.ts';
export * from './party.ts';
export * from './price.ts';
export * from './questions.ts';
export * from './sign-in.ts';
export * from './stay.ts';
export * from './travelers.ts';
