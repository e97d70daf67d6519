import { renderAt } from './support/render.ts';

const { dataset } = document.documentElement;
const { body } = await renderAt(new URL('/gallery', location.href));

/** Shows the gallery, as the server renders it, to a browser that prefers some languages. */
async function visit(languages: readonly string[]) {
  const page = new DOMParser().parseFromString(body, 'text/html');
  document.documentElement.lang = 'en-CA';
  document.body.innerHTML = page.body.innerHTML;
  history.replaceState(null, '', '/gallery');
  delete dataset.offer;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(page.querySelector('script'));
  vi.resetModules();
  await import('../src/early/early-script.ts');
  const line = document.querySelector<HTMLElement>('body > aside[lang="fr-CA"]')!;
  return { link: line.querySelector('a')!, close: line.querySelector('button')! };
}

describe('§13.4 a browser of another language', () => {
  beforeEach(() => localStorage.clear());

  it('is offered the page in that language, until the guest closes the line', async () => {
    const { link, close } = await visit(['de', 'fr-FR', 'en']);
    expect(dataset.offer).toBe('fr');
    expect([link.textContent, close.getAttribute('aria-label')]).toEqual([
      'Lire cette page en français',
      'Fermer',
    ]);
    document.querySelector('header [hreflang="fr"]')?.setAttribute('href', '/fr/contact');
    link.click();
    expect(link.href, 'another page since').toMatch(/\/fr\/contact$/);
    close.click();
    expect(dataset.offer).toBeUndefined();
    await visit(['fr']);
    expect(dataset.offer).toBeUndefined();
  });

  it.each([[['en-CA', 'fr']], [['de']], [[]]])('is offered nothing by %j', async (languages) => {
    await visit(languages);
    expect(dataset.offer).toBeUndefined();
  });
});
