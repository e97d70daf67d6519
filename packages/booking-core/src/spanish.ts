/**
 * Every sentence for guests in the Spanish of the Americas; its own entry, so that a site loads the languages that it has.
 *
 * @module spanish
 */
/** The Spanish catalogue. */
export * as SPANISH from './catalogue/spanish/index.ts';
