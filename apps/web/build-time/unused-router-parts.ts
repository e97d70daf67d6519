import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\//;

/** `Form.displayName = "Form";` keeps a component in the bundle although nobody uses it. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** So does `var Form = React10.forwardRef(…)`, which might have an effect for all a bundler knows. */
const COMPONENT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** Lets the browser's build leave out what the site does not use of the router: forms, data, active links. */
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
