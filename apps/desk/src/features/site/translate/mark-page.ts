export interface MarkedSentence {
  readonly number: number;
  /** The words by which the page has it. */
  readonly shown: string;
  readonly words: string;
  readonly isMissing: boolean;
  readonly isChosen: boolean;
}

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

/** Numbers sentences on a page of the draft; the chosen one is framed, in sight, and shows what is typed. */
export function markPage(
  page: Document,
  sentences: readonly MarkedSentence[],
  onChoose: (number: number) => void,
): void {
  for (const old of page.querySelectorAll('[data-number]')) old.remove();
  const elements = elementsOf(page);
  for (const { number, shown, words, isMissing, isChosen } of sentences) {
    const element = elements.get(plain(shown));
    if (element === undefined) continue;
    if (element.childElementCount === 0 && words !== '') {
      element.dataset.shown = plain(shown);
      element.textContent = plain(words);
    }
    element.style.outline = isChosen ? '3px solid #ff6422' : '';
    element.style.outlineOffset = '4px';
    const badge = page.body.appendChild(page.createElement('button'));
    badge.dataset.number = badge.textContent = `${number}`;
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
      onChoose(number);
    };
    badge.onclick = choose;
    element.onclick = choose;
  }
}
