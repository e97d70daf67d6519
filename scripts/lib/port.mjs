import { createServer } from 'node:net';
import { Stop } from './say.mjs';

/** The port of the site: `PORT`, or 3000. The server itself reports a wrong value. */
export const sitePort = Number(process.env.PORT || 3000);

/** Reports a taken port at once, before minutes of installing. @throws {Stop} */
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

/** A free port of the loopback interface. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen({ port: 0, host: '127.0.0.1' }, () => resolve(undefined)));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
