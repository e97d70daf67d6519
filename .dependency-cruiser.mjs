// Who may import whom. `npm test` runs these rules; scripts/test/boundaries.test.ts proves that each one bites.
//
//   web → ui, api-client, booking-core, content      api → api-client/contracts, booking-core, content
//   api-client → booking-core                        content → booking-core
//   inside web/src: app → pages → features → shared  inside api/src: http, jobs, desk, backup → use-cases → db, payments, mail

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

const workspace = '^(packages|apps|e2e)/';

/**
 * A part of the workspace imports itself and the named others, nothing else of the workspace.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} folder
 * @param {string[]} others
 * @returns {Rule}
 */
function only(name, comment, folder, others) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: workspace, pathNot: [folder, ...others].map((allowed) => `^${allowed}/`) },
  };
}

/**
 * A lower layer does not know the ones above it.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string} above
 * @returns {Rule}
 */
function below(name, comment, from, above) {
  return { name, comment, severity: 'error', from: { path: from }, to: { path: above } };
}

/** @type {Rule[]} */
const betweenPackages = [
  only(
    'booking-core-stands-alone',
    'The rules are taken into other products: no workspace package.',
    'packages/booking-core',
    [],
  ),
  only('ui-knows-no-bookings', 'Components are presentational: no workspace package.', 'packages/ui', []),
  only(
    'content-builds-on-core',
    'The motel itself needs tariff and money types, no more.',
    'packages/content',
    ['packages/booking-core'],
  ),
  only(
    'api-client-builds-on-core',
    'What crosses the wire needs the rules, no more.',
    'packages/api-client',
    ['packages/booking-core'],
  ),
  only('web-imports', 'The site never imports the API: it calls it.', 'apps/web', [
    'packages/ui',
    'packages/api-client',
    'packages/booking-core',
    'packages/content',
  ]),
  only('api-imports', 'The API never imports the site: it loads the built one from a folder.', 'apps/api', [
    'packages/api-client',
    'packages/booking-core',
    'packages/content',
  ]),
  {
    name: 'api-takes-contracts-only',
    comment: 'The server shares the shapes of the wire with the client, not its HTTP calls.',
    severity: 'error',
    from: { path: '^apps/api/src/' },
    to: { path: '^packages/api-client/', pathNot: '^packages/api-client/src/contracts/' },
  },
  only(
    'e2e-imports',
    'Journeys start the real API and know the site by its paths and the motel by its rooms, like a guest with a notebook.',
    'e2e',
    ['apps/api', 'apps/web', 'packages/booking-core', 'packages/content'],
  ),
  {
    name: 'through-the-door',
    comment: 'Another package is imported by its name, through its exports, never by a path into its folder.',
    severity: 'error',
    from: { path: '^(packages|apps)/([^/]+)/|^e2e/' },
    to: { path: workspace, pathNot: '^$1/$2/|^e2e/', dependencyTypes: ['local'] },
  },
];

/** @type {Rule} */
const insideCore = {
  name: 'booking-core-is-pure',
  comment: 'No I/O, no clock, no library: arithmetic on what is passed in.',
  severity: 'error',
  from: { path: '^packages/booking-core/src/' },
  to: { pathNot: '^packages/booking-core/src/' },
};

/** @type {Rule[]} */
const insideWeb = [
  below(
    'web-shared-is-lowest',
    'shared knows nothing above it.',
    '^apps/web/src/shared/',
    '^apps/web/src/(?!shared/)',
  ),
  below(
    'web-features-below-pages',
    'A feature does not know its page.',
    '^apps/web/src/features/',
    '^apps/web/src/(?!features/|shared/)',
  ),
  below(
    'web-pages-below-app',
    'A page does not know the app.',
    '^apps/web/src/pages/',
    '^apps/web/src/(?!pages/|features/|shared/)',
  ),
  {
    name: 'web-alt-texts-at-build',
    comment:
      'The words of all pictures are for no browser: a room brings its own, other pictures get theirs while building.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: '\\.precomputed\\.ts$' },
    to: { path: '^packages/content/src/alt-texts\\.ts$' },
  },
  {
    name: 'web-features-apart',
    comment: 'Features never import each other: what two need goes to shared, what joins them is a page.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
];

/** @type {Rule[]} */
const insideApi = [
  below(
    'api-use-cases-below-http',
    'A use case does not know who asks.',
    '^apps/api/src/use-cases/',
    '^apps/api/src/(http|jobs|desk|backup)/',
  ),
  below(
    'api-adapters-lowest',
    'Database, payments and mail do not know what they are used for.',
    '^apps/api/src/(db|payments|mail)/',
    '^apps/api/src/(http|jobs|desk|backup|use-cases)/',
  ),
  below(
    'api-http-and-jobs-apart',
    'Requests and jobs meet in use cases.',
    '^apps/api/src/http/',
    '^apps/api/src/jobs/',
  ),
  below(
    'api-jobs-and-http-apart',
    'Requests and jobs meet in use cases.',
    '^apps/api/src/jobs/',
    '^apps/api/src/http/',
  ),
];

/** @type {Rule[]} */
const everywhere = [
  {
    name: 'no-circular',
    comment: 'What goes round cannot be read top to bottom.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'An import that resolves to nothing hides from every other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' }, // made by a Vite plugin
  },
  {
    name: 'not-to-undeclared',
    comment: 'A library is named in the package.json of the package that imports it.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'not-to-dev-dep',
    comment: 'What runs at the motel is a dependency, not a devDependency (types vanish and may be either).',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
  },
  {
    name: 'not-to-test',
    comment: 'Source never imports tests, benchmarks or journeys.',
    severity: 'error',
    from: { path: '/src/' },
    to: { path: '^(packages|apps)/[^/]+/(test|bench)/' },
  },
  {
    name: 'no-deprecated-core',
    comment: 'Node has something better.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['core'], path: '^(punycode|domain|constants|sys|querystring|_.*)$' },
  },
];

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...betweenPackages, insideCore, ...insideWeb, ...insideApi, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    // Also `import type`, which is gone once compiled.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
