import { run } from '../lib/children.mjs';
import { fromWhereAsked } from '../lib/paths.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run backup -- FILE`: copies the motel's whole database into one file, while guests book.
 * @param {string[]} args
 */
export async function command(args) {
  const { node, env } = await prepare('production');
  const program = 'apps/api/src/backup/backup-command.ts';
  return (await run(node, [program, ...args.map(fromWhereAsked)], { env })).code;
}
