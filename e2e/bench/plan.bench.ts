/**
 * Measures the desk's plan of 200 rooms and 90 days with a thousand stays: the time to its first bar, and the frames while
 * it scrolls and while a bar is dragged. The references are the same plan with one stay, and an empty page, in the same run.
 *
 * Run: `node e2e/bench/plan.bench.ts`
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { report } from '../../scripts/bench/figures.ts';
import { findBrowser } from '../browser.ts';
import { openDesk } from '../support/desk.ts';
import { fillGrandMotel, GRAND } from '../support/grand-motel.ts';
import { openMotel } from '../support/motel.ts';
import { otherGuest } from '../support/other-guest.ts';
import prepareTemplate from '../support/prepare-template.ts';
import { juneStay } from '../support/test.ts';

const ROUNDS = 5;
const FRAMES = 120;
const PATH = 'plan?days=90&from=2027-06-10';

const removeTemplate = await prepareTemplate();
const motel = await openMotel(await mkdtemp(join(tmpdir(), 'motel-bench-')), GRAND);
const browser = await chromium.launch(await findBrowser());
try {
  const context = await browser.newContext({
    baseURL: motel.url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(markFirstBar);
  const page = await context.newPage();
  await (await otherGuest(motel)).book('hoodoo-double', juneStay(14, 16));
  await openDesk(page, motel, { path: PATH });
  const small = await roundsOf(() => firstBar(page));
  await fillGrandMotel(motel);
  const large = await roundsOf(() => firstBar(page));
  report({ what: 'plan: first bar of a thousand stays', unit: 'ms', own: large, reference: small });

  const blank = await context.newPage();
  const reference = await roundsOf(() => frameOf(blank, 'nothing'));
  for (const move of ['scroll down', 'scroll across', 'drag a bar'] as const) {
    const own = await roundsOf(() => frameOf(page, move));
    report({ what: `plan: a frame, ${move}`, unit: 'ms', own, reference });
  }
} finally {
  await browser.close();
  await motel.remove();
  await removeTemplate();
}

async function roundsOf(measure: () => Promise<number>): Promise<number[]> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure());
  return rounds;
}

/** Milliseconds from the request of the page to its first bar. */
async function firstBar(page: Page): Promise<number> {
  await page.goto(`/desk/${PATH}`);
  await page.locator('[data-bar]').first().waitFor();
  return page.evaluate(() => performance.getEntriesByName('first bar')[0]?.startTime ?? Number.NaN);
}

/** Runs in each page before its own scripts. */
function markFirstBar(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('[data-bar]') === null) return;
    performance.mark('first bar');
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

type Move = 'nothing' | 'scroll down' | 'scroll across' | 'drag a bar';

/** Milliseconds of a frame of a page on which something moves with each frame. */
async function frameOf(page: Page, move: Move): Promise<number> {
  await page.bringToFront();
  return page.evaluate(moveWithEachFrame, { move, frames: FRAMES });
}

/** Runs in the page. */
function moveWithEachFrame({ move, frames }: { move: Move; frames: number }): Promise<number> {
  const grid = document.querySelector('section[aria-label="Rooms and days"]');
  grid?.scrollTo(0, 0);
  const send = (type: string, target: EventTarget, clientX: number, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, clientX, clientY }),
    );
  const bars = [...document.querySelectorAll('[data-bar]')];
  const bar = bars.find((each) => each.getBoundingClientRect().top > 300);
  const at = bar?.getBoundingClientRect();
  const [x, y] = [(at?.left ?? 0) + 30, (at?.top ?? 0) + 8];
  if (move === 'drag a bar' && bar !== undefined) send('pointerdown', bar, x, y);
  const steps: Record<Move, (step: number) => void> = {
    nothing: () => undefined,
    'scroll down': (step) => grid?.scrollTo(0, step * 30),
    'scroll across': (step) => grid?.scrollTo(step * 8, 0),
    'drag a bar': (step) => send('pointermove', window, x + step * 2, y + (step % 60)),
  };
  return new Promise((done, fail) => {
    let first: number | undefined;
    let step = 0;
    const frame = (now: number) => {
      first ??= now;
      if (step === frames) {
        const isDragged = document.querySelector('[data-ghost]') !== null;
        if (isDragged !== (move === 'drag a bar')) fail(new Error(`The bench did not ${move}`));
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        done((now - first) / frames);
        return;
      }
      step += 1;
      steps[move](step);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
