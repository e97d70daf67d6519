import { refuseTakenPort } from '../lib/port.mjs';
import { command as build } from './build.mjs';
import { command as serve } from './serve.mjs';

/**
 * `npm start`: installs, builds and serves the whole site on one port.
 * @param {string[]} args those of `serve`
 */
export async function command(args) {
  await refuseTakenPort();
  await build();
  return serve(args);
}
