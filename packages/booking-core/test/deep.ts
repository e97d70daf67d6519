/**
 * Compares a million random prices with the oracle. It prints its seed; ORACLE_SEED repeats a run.
 *
 * Run: `pnpm --filter @motel/booking-core deep`, or with another number: `deep 100000`
 */
import { compareCases } from './support/compare.ts';

const [cases = '1000000'] = process.argv.slice(2);
const seed = Number(process.env.ORACLE_SEED ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`ORACLE_SEED=${seed}: ${cases} cases\n`);
const began = performance.now();
const priced = compareCases(seed, Number(cases));
const seconds = ((performance.now() - began) / 1000).toFixed(0);
process.stdout.write(`All equal. ${priced} had a price, the others a reason. ${seconds} s\n`);
