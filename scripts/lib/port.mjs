import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/** The port the site is to be served on: `PORT`, or 3000. A wrong value is named by the server itself. */
export const sitePort = Number(process.env.PORT || 3000);

/**
 * Says at once, before minutes of installing, that the site's port is taken.
 * @throws {Stop}
 */
export async function refuseTakenPort() {
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ port: sitePort }, () => probe.close(() => resolve(true)));
  }).catch(() => true);
  if (!free) {
    throw new Stop(
      `Port ${sitePort} is taken by another program: stop it, or choose another, e.g. PORT=3100 npm start.`,
    );
  }
}

/** A port of the loopback interface that is free now. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen({ port: 0, host: '127.0.0.1' }, () => resolve(undefined)));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
