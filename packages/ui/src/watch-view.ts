/**
 * Tells whether any of an element is inside the window: once at the start, then at every change, until the
 * function it returns is called. Tells nothing where the browser cannot know.
 */
export function watchView(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  // A busy page hears of several changes at once, the oldest first: only the last still holds.
  const observer = new IntersectionObserver((changes) => onChange(changes.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
