/**
 * The faults of a tariff in English sentences, for its owner or a developer.
 *
 * @module faults
 */
export * from './tariff/fault-message.ts';
