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
 * The data of routes, and the pages of their failures, belong to another router; warnings, to development. No address of
 * the site is masked, and no step of one is optional.
 */
const OTHERS = [
  ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
  [
    'function warning(cond, message) {',
    '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) { return;',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['let maskedLocation = globalHistory.state?.masked;', 'const maskedLocation = null;'],
  ['    if (mask) {', '    if (false) {'],
  ['if (isBrowser2) {\n    window.__reactRouterVersion', 'if (false) {\n    window.__reactRouterVersion'],
  ['route.path === "" || !route.path?.includes("?")', 'true'],
  ['objectProtoNames = Object', 'objectProtoNames = /* @__PURE__ */ Object'],
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
] as const;

/** Sentences for programmers who use the router wrongly: development says them. A closing bracket ends their call. */
const MISUSE =
  /(?<=\binvariant\(\s*[^;]*?),\s*(?:\/\/[^\n]*\n\s*)*(?:`(?:[^`\\]|\\.)*`|"[^"\n]*"|getInvalidPathError\([^)]*\))\s*(?=\);)/g;

/** Lets the browser's build drop the parts of the router that the site does not use: forms, data, fetching ahead. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: OTHERS.reduce((text, [from, to]) => text.replace(from, to), code)
          .replaceAll(MISUSE, '')
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(COMPONENT, '$1/* @__PURE__ */ ')
          .replace(LOOK_AHEAD, '[false, undefined, {}]')
          .replace(FETCH_AHEAD, 'return link;'),
        map: null,
      }),
    },
  };
}
