import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The checkout's stylesheet; a file of its own, since the page allows no inline styles. */
export const PAGE_STYLE = readFileSync(new URL('./checkout.css', import.meta.url), 'utf8');

const hash = createHash('sha256').update(PAGE_STYLE).digest('hex').slice(0, 12);

/** Named by its content, so that it can be cached forever. */
export const PAGE_STYLE_PATH = `/checkout/embedded.${hash}.css`;
