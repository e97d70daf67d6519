import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {object} Package
 * @property {string} name of its folder, e.g. `booking-core`
 * @property {string} folder from the root
 * @property {string[]} projects the vitest projects with its tests
 */

/** Packages some of whose tests are in further projects of vitest, which run them in another way. */
const further = { api: ['api-modules'], content: ['demo'], ui: ['processes'], web: ['processes'] };

/** Every part of the repository that can be checked alone. @type {Package[]} */
export const packages = [
  ...['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => ({
      name,
      folder: `${parent}/${name}`,
      projects: [name, ...(further[/** @type {keyof typeof further} */ (name)] ?? [])],
    })),
  ),
  // Its tests are the browser journeys, which take minutes.
  { name: 'e2e', folder: 'e2e', projects: [] },
  { name: 'scripts', folder: 'scripts', projects: ['scripts'] },
];

/**
 * The packages that some files belong to.
 * @param {string[]} paths from the root
 */
export function packagesOf(paths) {
  return packages.filter(({ folder }) => paths.some((path) => path.startsWith(`${folder}/`)));
}

/**
 * Reads arguments of `npm run check`: names of packages, and words by which to choose their test files.
 * @param {string[]} args
 */
export function readSelection(args) {
  return {
    named: packages.filter(({ name }) => args.includes(name)),
    filters: args.filter((arg) => !packages.some(({ name }) => name === arg)),
  };
}
