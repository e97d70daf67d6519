import { fromWhereAsked } from '../lib/paths.mjs';
import { runProgram } from '../toolchain/prepare.mjs';

/**
 * `npm run restore -- FILE [--replace] [--copy]`: restores the motel's database from a backup.
 * @param {string[]} args
 */
export function command(args) {
  return runProgram('apps/api/src/backup/restore-command.ts', args.map(fromWhereAsked), 'production');
}
