import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';

/**
 * Builds the website into apps/web/dist; takes a moment unless something has changed since the last build.
 *
 * @param {import('./runtime.mjs').Runtime} runtime
 */
export function buildSite(runtime) {
  const args = ['run', 'build', '--filter=@motel/web', '--ui=stream', '--output-logs=new-only'];
  return withLock('build', () => run('turbo', args, { env: runtime.buildEnv, capture: true }));
}
