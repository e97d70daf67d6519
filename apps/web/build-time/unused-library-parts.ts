import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\//;

/** `Form.displayName = "Form";` keeps an unused component in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** So does `var Form = React10.forwardRef(…)`, which a bundler must assume to have an effect. */
const COMPONENT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** A link fetches pages ahead only in a framework that the site does not use: without its context nothing ever happens. */
const LOOK_AHEAD = /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/;
const FETCH_AHEAD = /return shouldPrefetch && .*? : link;/;

/**
 * The data of routes, and the pages of their failures, belong to another router; warnings and checks of its use, to
 * development. A move is always a transition, and each route is matched as a whole; no address of the site is masked,
 * and no step of one is optional.
 */
const OTHERS = [
  ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
  ...['invariant(value', 'warning(cond', 'useInRouterContext('].map(
    (check) => [`function ${check}`, `/* @__NO_SIDE_EFFECTS__ */ function ${check}`] as const,
  ),
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['let dataRouterContext = React2.useContext(DataRouterContext);', 'const dataRouterContext = null;'],
  ['let maskedLocation = globalHistory.state?.masked;', 'const maskedLocation = null;'],
  ['masked: location.mask ?', 'masked: false ?'],
  ['history.createHref(location.mask || location)', 'history.createHref(location)'],
  ['    if (mask) {', '    if (false) {'],
  ['if (isBrowser2) {\n    window.__reactRouterVersion', 'if (false) {\n    window.__reactRouterVersion'],
  ['route.path === "" || !route.path?.includes("?")', 'true'],
  ['Object.getOwnPropertyNames(Object.prototype).sort().join("\\0")', '""'],
  ['typeof window.document !== "undefined" && typeof window.document.createElement !== "undefined"', 'true'],
  ['if (locationArg', 'if (false'],
  ['navigator.encodeLocation ?', 'true ?'],
  ['if (useTransitions', 'if (false && useTransitions'],
  ['dataRouterOpts && dataRouterOpts.state', 'false && dataRouterOpts.state'],
  ['meta.matcher && meta.compiledParams', 'true'],
  ['!match && end && allowPartial', 'false'],
  ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
  [' = new Set(', ' = /* @__PURE__ */ new Set('],
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
] as const;

/** The library that places a calendar's popup: the site's are in panels of its own. */
const FLOATING = /\/@floating-ui\/react\/dist\/.*\.mjs$/;
const NOTHING_FLOATS = ['useFloating', 'autoUpdate', 'flip', 'offset', 'arrow', 'FloatingArrow']
  .map((name) => `export const ${name} = undefined;`)
  .join('\n');

/** The calendar has no field in which a date is typed: it reads none. */
const PICKER = /\/react-datepicker\/dist\/index\.es\.js$/;
const READS_DATES = ', parse, ';

/** Vite's loader of parts: it waits for their styles, then requests their scripts. The site has its own. */
const LOADER = 'vite/preload-helper.js';
const OWN = fileURLToPath(new URL('../src/shared/load-with-styles.ts', import.meta.url));
const OWN_LOADER = `export { loadWithStyles as __vitePreload } from ${JSON.stringify(OWN)};`;

/** Sentences for programmers who use the router wrongly: development says them. A closing bracket ends their call. */
const MISUSE =
  /(?<=\b(?:invariant|warning)\(\s*[^;]*?),\s*(?:\/\/[^\n]*\n\s*)*(?:`(?:[^`\\]|\\.)*`|"[^"\n]*"|getInvalidPathError\([^)]*\))\s*(?=\);)/g;

/** Lets the browser's build drop the parts of libraries that the site does not use: forms, data, fetching ahead. */
export function unusedLibraryParts(): Plugin {
  return {
    name: 'unused-library-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: [ROUTER, FLOATING, PICKER, new RegExp(LOADER)] },
      handler: (code, id) => ({ code: lessOf(code, id), map: null }),
    },
  };
}

function lessOf(code: string, id: string): string {
  if (FLOATING.test(id)) return NOTHING_FLOATS;
  if (PICKER.test(id)) return `const parse = undefined;${code.replace(READS_DATES, ', ')}`;
  return id.endsWith(LOADER) ? OWN_LOADER : lessRouter(code);
}

function lessRouter(code: string): string {
  return OTHERS.reduce((text, [from, to]) => text.replaceAll(from, to), code)
    .replaceAll(MISUSE, '')
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(COMPONENT, '$1/* @__PURE__ */ ')
    .replace(LOOK_AHEAD, '[false, undefined, {}]')
    .replace(FETCH_AHEAD, 'return link;');
}
