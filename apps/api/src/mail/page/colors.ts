/** The site's colours (`packages/ui/src/theme`): mails cannot load its styles. */
export const DAY = {
  paper: '#f7ecd8',
  card: '#fff9ec',
  ink: '#12302a',
  inkSoft: '#44594f',
  line: '#dccaa6',
  accent: '#ff6422',
  onAccent: '#0b211c',
  link: '#a83a08',
  sky: '#9fd2cb',
} as const;

export const NIGHT = {
  paper: '#0e2320',
  card: '#17332e',
  ink: '#f8ebd0',
  inkSoft: '#b7c7b8',
  line: '#2f4f47',
  accent: '#ff7a3d',
  onAccent: '#0b211c',
  link: '#ff9a66',
  sky: '#143445',
} as const satisfies Record<keyof typeof DAY, string>;

/** The layers of the ground, as below the site's pages; the same by day and by night. */
export const STRATA = ['#f6d68c', '#e8b06a', '#cc6239', '#8f3a2a'] as const;
