/** The bars of the six kinds of room in a chart: on a card of each theme each is at least 3 : 1. */
export const KIND_COLOURS = {
  day: {
    kind1: '#1e5145',
    kind2: '#2e6a74',
    kind3: '#8f3a2a',
    kind4: '#4f5b4c',
    kind5: '#35857c',
    kind6: '#a0701c',
  },
  night: {
    kind1: '#5fae92',
    kind2: '#74b6c4',
    kind3: '#e2896f',
    kind4: '#cfc7ac',
    kind5: '#a8e0d7',
    kind6: '#f6d68c',
  },
} as const;
