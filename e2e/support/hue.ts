import type { Locator } from '@playwright/test';

/** The name of an element's hue. */
export function hueOf(element: Locator): Promise<string> {
  return element.evaluate((painted) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(painted).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const most = Math.max(red, green, blue);
    const least = Math.min(red, green, blue);
    if (most - least < 16) return 'grey';
    if (most === blue) return 'blue';
    if (most === green) return 'green';
    return green - least > (most - least) / 2 ? 'yellow' : 'red';
  });
}
