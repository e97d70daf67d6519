/** Matches the innermost element with this text, also where parts of it are kept on one line. */
export function reading(text: string | RegExp) {
  const reads = (element: Element) => {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return typeof text === 'string' ? words === text : text.test(words);
  };
  return (_: string, element: Element | null) =>
    element !== null && reads(element) && ![...element.children].some(reads);
}
