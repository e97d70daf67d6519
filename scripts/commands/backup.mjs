import { fromWhereAsked } from '../lib/paths.mjs';
import { runProgram } from '../toolchain/prepare.mjs';

/**
 * `npm run backup -- FILE`: copies the motel's whole database into one file, while guests book.
 * @param {string[]} args
 */
export function command(args) {
  return runProgram('apps/api/src/backup/backup-command.ts', args.map(fromWhereAsked), 'production');
}
