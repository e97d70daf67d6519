import { refuseTakenPort } from '../lib/port.mjs';
import { command as build } from './build.mjs';
import { command as serve } from './serve.mjs';

/** `npm start`: installs, builds and serves the whole site on one port. */
export async function command() {
  await refuseTakenPort();
  await build();
  return serve();
}
