import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\//;

/** `Form.displayName = "Form";` keeps an unused component in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** So does `var Form = React10.forwardRef(…)`, which a bundler must assume to have an effect. */
const COMPONENT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** Lets the browser's build drop the parts of the router that the site does not use: forms, data, active links. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
