// The allowed imports. `npm test` checks these rules; scripts/test/boundaries.test.ts proves that each one can fail.
//
//   web, desk → ui, api-client, booking-core, content      api → api-client/contracts and phone, booking-core, content
//   api-client → booking-core                        content → booking-core
//   inside web/src: app → pages → features → shared          inside desk/src: app → features → shared
//   inside api/src: http, jobs, desk-commands → desk → stays → till, staff, money → mail, guests → booking → rooms, inventory, limits → db → shared

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

const workspace = '^(packages|apps|e2e)/';

/**
 * Within the workspace a part imports only itself and the named others.
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
 * A lower layer imports none of the layers above it.
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

/**
 * @param {'web' | 'desk'} app
 * @returns {Rule}
 */
function featuresApart(app) {
  const features = `^apps/${app}/src/features/`;
  return {
    name: `${app}-features-apart`,
    comment: 'Features never import each other: shared code goes to shared, a page combines them.',
    severity: 'error',
    from: { path: `${features}([^/]+)/` },
    to: { path: features, pathNot: `${features}$1/` },
  };
}

/** @type {Rule[]} */
const betweenPackages = [
  only(
    'booking-core-stands-alone',
    'Other products use the rules: no workspace package.',
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
  only('api-client-builds-on-core', 'Contracts and calls need the rules, no more.', 'packages/api-client', [
    'packages/booking-core',
  ]),
  only('web-imports', 'The site never imports the API: it calls it.', 'apps/web', [
    'packages/ui',
    'packages/api-client',
    'packages/booking-core',
    'packages/content',
  ]),
  only('desk-imports', 'The front desk calls the API, as the site does.', 'apps/desk', [
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
    comment: 'The server shares contracts and telephone numbers with the client, not its HTTP calls.',
    severity: 'error',
    from: { path: '^apps/api/src/' },
    to: {
      path: '^packages/api-client/',
      pathNot: '^packages/api-client/src/(?:contracts|desk-contracts|phone)/',
    },
  },
  only(
    'e2e-imports',
    'Journeys start the real API, and know the paths of the site and the rooms of the motel, as a guest does.',
    'e2e',
    ['apps/api', 'apps/web', 'packages/api-client', 'packages/booking-core', 'packages/content'],
  ),
  {
    name: 'through-the-door',
    comment: 'A package imports another by its name, through its exports, never by a path into its folder.',
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
      'No browser loads all descriptions: a room comes with its own, the build fills in those of other pictures.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: '(\\.derived|social-card)\\.ts$' },
    to: { path: '^packages/content/src/alt-texts\\.ts$' },
  },
  featuresApart('web'),
];

/** @type {Rule[]} */
const insideDesk = [
  below(
    'desk-shared-is-lowest',
    'shared knows nothing above it.',
    '^apps/desk/src/shared/',
    '^apps/desk/src/(?!shared/)',
  ),
  below(
    'desk-features-below-app',
    'A feature does not know the frame around it.',
    '^apps/desk/src/features/',
    '^apps/desk/src/(?!features/|shared/)',
  ),
  featuresApart('desk'),
];

const apiModules =
  '(backup|booking|db|desk|desk-commands|feedback|guests|health|inventory|limits|mail|metrics|money|rates|rooms|staff|stays|till|watchdog)/';

/** @type {Rule[]} */
const insideApi = [
  {
    name: 'api-modules-by-their-door',
    comment:
      'A module is imported by its index.ts. A payment provider has a door of its own: one of them is loaded.',
    severity: 'error',
    from: { path: '^apps/api/src/([^/]+)/' },
    to: { path: apiModules, pathNot: ['^apps/api/src/$1/', '/index\\.ts$'] },
  },
  {
    name: 'api-starts-by-the-doors',
    comment: 'What puts the motel together knows no more of a module than others do.',
    severity: 'error',
    from: { path: '^apps/api/src/[^/]+[.]ts$' },
    to: { path: apiModules, pathNot: '/index\\.ts$' },
  },
  below(
    'api-shared-is-lowest',
    'What every module needs knows none of them.',
    '^apps/api/src/shared/',
    '^apps/api/src/(?!shared/)',
  ),
  below(
    'api-database-knows-no-module',
    'Each module declares its own tables: the database does not know what it is used for.',
    '^apps/api/src/db/',
    '^apps/api/src/(?!db/|shared/)',
  ),
  below(
    'api-use-cases-below-http',
    'A use case does not know who asks: a guest, a job or the desk.',
    '^apps/api/src/(booking|feedback|guests|health|inventory|limits|mail|money|rates|rooms|staff|stays|till)/',
    '^apps/api/src/(http|jobs|desk|desk-commands|backup|metrics)/',
  ),
  below(
    'api-desk-below-its-doors',
    "The desk's actions are the same for the browser and the command line.",
    '^apps/api/src/desk/',
    '^apps/api/src/(http|jobs|desk-commands|backup|metrics)/',
  ),
  below(
    'api-http-and-jobs-apart',
    'Requests and jobs meet in use cases.',
    '^apps/api/src/http/',
    '^apps/api/src/(jobs|desk-commands|backup|metrics)/',
  ),
  below(
    'api-jobs-and-http-apart',
    'Requests and jobs meet in use cases.',
    '^apps/api/src/jobs/',
    '^apps/api/src/(http|desk|desk-commands|backup|metrics)/',
  ),
];

/** @type {Rule[]} */
const everywhere = [
  {
    name: 'no-circular',
    comment: 'Files in a circle cannot be read from top to bottom.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-circular-folders',
    comment: 'Folders that need each other are one room with a wall through it.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^(packages|apps)/[^/]+/src' },
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'No other rule sees an import that resolves to nothing.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|^@motel/content/pages/' }, // found by a Vite plugin
  },
  {
    name: 'not-to-undeclared',
    comment: "A package's own package.json names every library that it imports.",
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'not-to-dev-dep',
    comment:
      'A server has no devDependencies: what runs there or builds the site needs dependencies (types may use either).',
    severity: 'error',
    from: { path: ['^(packages|apps)/[^/]+/src/', '^apps/web/(vite[.]config[.]ts$|build-time/)'] },
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
    comment: 'Node has better modules.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['core'], path: '^(punycode|domain|constants|sys|querystring|_.*)$' },
  },
];

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...betweenPackages, insideCore, ...insideWeb, ...insideDesk, ...insideApi, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    // Also `import type`, which compiling removes.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
