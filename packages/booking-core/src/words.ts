/**
 * Every sentence for guests, by language: English is here, another language is another object of its type.
 *
 * @module words
 */
export type * from './catalogue/catalogue.ts';
/** The default catalogue: English. */
export * as ENGLISH from './catalogue/en/index.ts';
export type * from './catalogue/sentences.ts';
export * from './words/guest-facts.ts';
export * from './words/issue.ts';
export * from './words/question-before-payment.ts';
