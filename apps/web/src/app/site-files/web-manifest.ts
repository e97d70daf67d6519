import { motel } from '@motel/content';
import { plainColors } from '@motel/ui/colors';

/** The site's name, icons and colours on a home screen. */
export function webManifest(): string {
  const { paper } = plainColors.light;
  return JSON.stringify({
    id: '/',
    name: motel.name,
    short_name: motel.name,
    description: motel.tagline,
    lang: 'en-CA',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['travel'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
