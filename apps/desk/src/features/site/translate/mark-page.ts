import type { SiteField } from '@motel/api-client/desk-contracts';

/** The words of Markdown as a page shows them. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The innermost element with each text; the first one where several have it. */
function elementsOf(page: Document): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of page.body.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
    const text = element.dataset.shown ?? plain(element.textContent ?? '');
    if (found.get(text)?.contains(element) !== false) found.set(text, element);
  }
  return found;
}

/**
 * Numbers sentences on a page of the draft; the chosen one is framed, in sight, and shows what is typed.
 * @param texts each is on the page in its translation, or in the owner's words
 * @param chosen the place of one of them
 */
export function markPage(
  page: Document,
  texts: readonly SiteField[],
  chosen: number,
  typed: string,
  onChoose: (at: number) => void,
): void {
  for (const old of page.querySelectorAll('[data-number]')) old.remove();
  const elements = elementsOf(page);
  for (const [at, { label, value }] of texts.entries()) {
    const shown = plain(String(value ?? label));
    const [isMissing, isChosen] = [value === undefined, at === chosen];
    const element = elements.get(shown);
    if (element === undefined) continue;
    if (element.childElementCount === 0 && isChosen && typed !== '') {
      element.dataset.shown = shown;
      element.textContent = plain(typed);
    }
    element.style.outline = isChosen ? '3px solid #ff6422' : '';
    element.style.outlineOffset = '4px';
    const badge = page.body.appendChild(page.createElement('button'));
    badge.dataset.number = badge.textContent = `${at + 1}`;
    const { left, top } = element.getBoundingClientRect();
    const place = top + (page.defaultView?.scrollY ?? 0);
    // Scrolling into view would move the desk's page, too.
    if (isChosen) page.defaultView?.scrollTo({ top: place - 80 });
    const colours = isChosen
      ? ['#ff6422', '#0b211c']
      : isMissing
        ? ['#fff9ec', '#6a4300']
        : ['#12302a', '#fff9ec'];
    Object.assign(badge.style, {
      position: 'absolute',
      zIndex: '90',
      left: `${Math.max(2, left - 26)}px`,
      top: `${place}px`,
      minWidth: '26px',
      height: '26px',
      borderRadius: '13px',
      border: isMissing ? '2px solid #6a4300' : '0',
      background: colours[0],
      color: colours[1],
      font: '700 14px/1 sans-serif',
    });
    const choose = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onChoose(at);
    };
    badge.onclick = choose;
    element.onclick = choose;
  }
}
