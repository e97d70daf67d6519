// The allowed imports. `npm test` checks these rules; scripts/test/boundaries.test.ts proves that each one can fail.
//
//   web, desk → ui, api-client, booking-core, content      api → api-client/contracts and phone, booking-core, content, ui/colors
//   desk → stay-files → booking-core, content, language
//   api-client, content, language → booking-core          web, api, content, ui, api-client → language
//   inside web/src: app → pages → features → shared          inside desk/src: app → features → shared
//   inside api/src: http, jobs, desk-commands → desk → stays → till, staff, money → mail, guests → booking → rooms, inventory, limits → db → shared

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

const workspace = '^(packages|apps|e2e)/';

/**
 * An import that is not allowed.
 * @param {string} name
 * @param {string} comment
 * @param {string | Rule['from']} from
 * @param {string | Rule['to']} to
 * @returns {Rule}
 */
function never(name, comment, from, to) {
  const place = (/** @type {string | object} */ part) => (typeof part === 'string' ? { path: part } : part);
  return { name, comment, severity: 'error', from: place(from), to: place(to) };
}

/**
 * Within the workspace a part imports only itself and the named others; those without a folder are packages.
 * @param {string} name
 * @param {string} comment
 * @param {string} part
 * @param {...string} others
 */
function only(name, comment, part, ...others) {
  const [own = '', ...allowed] = [part, ...others].map((each) =>
    /^(?:apps\/|e2e$)/.test(each) ? `^${each}/` : `^packages/${each}/`,
  );
  return never(name, comment, own, { path: workspace, pathNot: [own, ...allowed] });
}

/**
 * No folder of an app's sources imports one above it, and no feature another.
 * @param {'web' | 'desk'} app
 * @param {...string} folders the highest first
 */
function insideApp(app, ...folders) {
  const src = `^apps/${app}/src/`;
  const layers = folders.slice(1).map((folder, at) => {
    const lower = folders.slice(at + 1).map((each) => `${each}/`);
    const name = lower.length === 1 ? `${folder}-is-lowest` : `${folder}-below-${folders[at]}`;
    const upper = `${src}(?!${lower.join('|')})`;
    return never(`${app}-${name}`, 'A folder knows nothing of those above it.', `${src}${folder}/`, upper);
  });
  const features = `${src}features/`;
  const comment = 'Features never import each other: shared code goes to shared, a page combines them.';
  const others = { path: features, pathNot: `${features}$1/` };
  return [...layers, never(`${app}-features-apart`, comment, `${features}([^/]+)/`, others)];
}

const core = 'packages/booking-core';
const motel = ['api-client', 'booking-core', 'content'];

const betweenPackages = [
  only('booking-core-stands-alone', 'Other products use the rules: no workspace package.', 'booking-core'),
  only('language-builds-on-core', 'A language has the words of the rules, too.', 'language', 'booking-core'),
  only('ui-knows-no-bookings', 'Of the workspace, components have their language alone.', 'ui', 'language'),
  only(
    'content-builds-on-core',
    'The motel needs tariffs, money and languages.',
    'content',
    'booking-core',
    'language',
  ),
  only(
    'api-client-builds-on-core',
    'Contracts and calls need the rules and the languages, no more.',
    'api-client',
    'booking-core',
    'language',
  ),
  only('web-imports', 'The site calls the API.', 'apps/web', 'ui', 'language', ...motel),
  only(
    'stay-files-read-alone',
    'Files of other systems are read by the rules of money and dates, and without a call.',
    'stay-files',
    'booking-core',
    'language',
    'content',
  ),
  only(
    'desk-imports',
    'The front desk calls the API, as the site does.',
    'apps/desk',
    'ui',
    'stay-files',
    ...motel,
  ),
  // The theme has the colours of letters: no component.
  only('api-imports', 'The API loads a built site.', 'apps/api', 'language', 'ui/src/theme', ...motel),
  never(
    'api-takes-contracts-only',
    'The server shares contracts and telephone numbers with the client, not its HTTP calls.',
    '^apps/api/src/',
    {
      path: '^packages/api-client/',
      pathNot: '^packages/api-client/src/(?:contracts|desk-contracts|phone)/',
    },
  ),
  only('e2e-imports', 'Journeys start the real API.', 'e2e', 'apps/api', 'apps/web', 'language', ...motel),
  never(
    'through-the-door',
    'A package imports another by its name, through its exports, never by a path into its folder.',
    '^(packages|apps)/([^/]+)/|^e2e/',
    { path: workspace, pathNot: '^$1/$2/|^e2e/', dependencyTypes: ['local'] },
  ),
];

const insideCore = never(
  'booking-core-is-pure',
  'No I/O, no clock, no library: arithmetic on what is passed in.',
  `^${core}/src/`,
  { pathNot: `^${core}/src/` },
);

const api = '^apps/api/src/';
const useCases = 'booking|feedback|guests|health|inventory|limits|mail|money|rates|rooms|staff|stays|till';
const modules = `${api}(${useCases}|backup|content|db|desk|desk-commands|metrics|pictures|watchdog)/`;

const insideApi = [
  never(
    'api-modules-by-their-door',
    'A module is imported by its index.ts. A payment provider has a door of its own: one of them is loaded.',
    `${api}([^/]+)/`,
    { path: modules, pathNot: [`${api}$1/`, '/index\\.ts$'] },
  ),
  never(
    'api-starts-by-the-doors',
    'What puts the motel together knows no more of a module than others do.',
    `${api}[^/]+[.]ts$`,
    { path: modules, pathNot: '/index\\.ts$' },
  ),
  never('api-shared-is-lowest', 'It knows no module.', `${api}shared/`, `${api}(?!shared/)`),
  never(
    'api-database-knows-no-module',
    'Each module declares its own tables: the database does not know what it is used for.',
    `${api}db/`,
    `${api}(?!db/|shared/)`,
  ),
  never(
    'api-use-cases-below-http',
    'A use case does not know who asks: a guest, a job or the desk.',
    `${api}(${useCases})/`,
    `${api}(http|jobs|desk|desk-commands|backup|metrics)/`,
  ),
  never(
    'api-desk-below-its-doors',
    "The desk's actions are the same for the browser and the command line.",
    `${api}desk/`,
    `${api}(http|jobs|desk-commands|backup|metrics)/`,
  ),
  never(
    'api-http-and-jobs-apart',
    'Requests and jobs meet in use cases.',
    `${api}http/`,
    `${api}(jobs|desk-commands|backup|metrics)/`,
  ),
  never(
    'api-jobs-and-http-apart',
    'Requests and jobs meet in use cases.',
    `${api}jobs/`,
    `${api}(http|desk-commands|backup|metrics)/`,
  ),
];

const everywhere = [
  never('no-circular', 'Files in a circle cannot be read from top to bottom.', {}, { circular: true }),
  {
    ...never(
      'no-circular-folders',
      'Folders that need each other are one room with a wall through it.',
      '^(packages|apps)/[^/]+/src',
      { circular: true },
    ),
    scope: 'folder',
  },
  // A Vite plugin finds the two.
  never(
    'not-to-unresolvable',
    'No other rule sees an import that resolves to nothing.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:|^@motel/content/pages/' },
  ),
  never(
    'not-to-undeclared',
    "A package's own package.json names every library that it imports.",
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  never(
    'not-to-dev-dep',
    'A server has no devDependencies: what runs there or builds the site needs dependencies (types may use either).',
    { path: ['^(packages|apps)/[^/]+/src/', '^apps/web/(vite[.]config[.]ts$|build-time/)'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
  ),
  never(
    'not-to-test',
    'Source never imports tests, benchmarks or journeys.',
    '/src/',
    '^(packages|apps)/[^/]+/(test|bench)/',
  ),
  never(
    'no-deprecated-core',
    'Node has better modules.',
    {},
    { dependencyTypes: ['core'], path: '^(punycode|domain|constants|sys|querystring|_.*)$' },
  ),
];

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: /** @type {Rule[]} */ ([
    ...betweenPackages,
    insideCore,
    ...insideApp('web', 'app', 'pages', 'features', 'shared'),
    ...insideApp('desk', 'app', 'features', 'shared'),
    ...insideApi,
    ...everywhere,
  ]),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    // Also `import type`, which compiling removes.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
