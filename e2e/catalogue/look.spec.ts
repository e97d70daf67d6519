import type { Page } from '@playwright/test';
import { expect, test } from '../support/catalogue.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts';

test('axe finds nothing, in light and dark @daily', async ({ openCatalogue }) => {
  await expectAccessible(await openCatalogue());
});

/** Names of focusable elements whose focus is not visible. */
function withoutRing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marked = (element: Element | null) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]',
    );
    const bare: string[] = [];
    for (const stop of stops) {
      if (!stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (!marked(stop) && !marked(stop.closest('label'))) bare.push(stop.outerHTML.slice(0, 120));
    }
    return bare;
  });
}

test('focus is visible, in forced colours too; each control has an edge', async ({ page, openCatalogue }) => {
  await openCatalogue();
  expect(await withoutRing(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await withoutRing(page)).toEqual([]);
  const edgeless = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(button, input, select, textarea, summary)',
    );
    // Browsers draw checkboxes themselves.
    const exempt = '[type=checkbox], [aria-roledescription=carousel] *';
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(exempt))
      .filter((control) => {
        for (let box: Element | null = control; box && box.localName !== 'section'; box = box.parentElement) {
          if (Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0) return false;
        }
        return true;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
  expect(edgeless).toEqual([]);
});

test('under reduced motion nothing moves', async ({ page, openCatalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCatalogue();
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          ['', '::before', '::after'].some((part) => {
            const style = getComputedStyle(element, part || null);
            const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
            const animated = style.animationName !== 'none' && longest(style.animationDuration) > 0.001;
            return animated || longest(style.transitionDuration) > 0.001;
          }),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await moving()).length, 'otherwise some things do').toBeGreaterThan(0);
});

test('each component fits into 320 px and 200 % zoom, targets have 44 px', async ({ openCatalogue }) => {
  const page = await openCatalogue();
  for (const width of [1280, 640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    // Except days, and links in text.
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, summary, select, input, nav a)')]
        .filter((control) => control.checkVisibility() && !control.closest('#calendar'))
        .filter((control) => {
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          return Math.min(width, height) < 43.5 && height < 43.5;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(small, `at ${width} px`).toEqual([]);
  }
});

test('digits have one width: prices align, in both faces, any weight @shaping', async ({ openCatalogue }) => {
  const page = await openCatalogue('words');
  const widths = await page.locator('#figures p').evaluateAll((lines) =>
    lines.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().width;
    }),
  );
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1);
  expect(widths[2]).toBeCloseTo(widths[3] ?? 0, 1);
  expect(widths[0]).not.toBeCloseTo(widths[2] ?? 0, 1);
});
