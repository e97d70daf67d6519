import { run } from '../lib/children.mjs';
import { fromWhereAsked } from '../lib/paths.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run restore -- FILE [--replace] [--copy]`: restores the motel's database from a backup.
 * @param {string[]} args
 */
export async function command(args) {
  const { node, env } = await prepare('production');
  const program = 'apps/api/src/backup/restore-command.ts';
  return (await run(node, [program, ...args.map(fromWhereAsked)], { env })).code;
}
