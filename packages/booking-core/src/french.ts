/**
 * Every sentence for guests in Canadian French; its own entry, so that a site loads the languages that it has.
 *
 * @module french
 */
/** The French catalogue. */
export * as FRENCH from './catalogue/french/index.ts';
