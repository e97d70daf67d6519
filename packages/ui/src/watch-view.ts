/**
 * Reports whether any part of an element is inside the window: once at the start, then at every change, until the
 * function that it returns is called. Reports nothing where the browser cannot observe it.
 */
export function watchView(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  // A busy page receives several changes at once, the oldest first: only the last one still holds.
  const observer = new IntersectionObserver((changes) => onChange(changes.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
