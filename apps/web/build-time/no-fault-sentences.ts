import type { Plugin } from 'vite';

/** The site's tariffs were checked before they were sold by: in a browser, their mistakes in words have no reader. */
export function noFaultSentences(): Plugin {
  return {
    name: 'no-fault-sentences',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    load: {
      filter: { id: /\/tariff\/fault-sentences\.ts$/ },
      handler: () => 'export const faultSentence = (code) => code;',
    },
  };
}
