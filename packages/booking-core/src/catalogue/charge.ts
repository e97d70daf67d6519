import type { QuoteWords } from './catalogue.ts';

/** The price of each of what is counted, and the nights for which it is charged. */
export type Charge = Omit<Parameters<QuoteWords['ordered']>[0], 'count'>;
