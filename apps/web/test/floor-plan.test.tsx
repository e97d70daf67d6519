import type { SiteParts } from '@motel/content';
import { screen, waitFor, within } from '@testing-library/react';
import { drawnPlan } from '../src/features/property/plan/drawn-plan.ts';
import { press } from './support/hands.ts';
import { openSite } from './support/open-site.tsx';
import { DOUBLE } from './support/rooms.ts';
import { PARTS, properties } from './support/site.ts';

const DETAIL = '/api/property/getPropertyDetail/';

async function openRoom(id: string) {
  const facts = { _id: id, beds: '2 double beds', size: 32, bath: 'Bath with shower' };
  await openSite(`/carddetails/${id}`, { answers: { [DETAIL]: { ...DOUBLE, ...facts } } });
  await screen.findByRole('heading', { level: 2, name: 'What the room comes with' });
}

const turner = () => screen.queryByRole('button', { name: 'Turn the card over' });

describe('decision 056 a room’s card', () => {
  it('turns over to the plan and its words, and back; the focus follows', async () => {
    await openRoom('cote-jardin');
    await press('Turn the card over');
    const heading = await screen.findByRole('heading', { name: 'Drawn from the room' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('list', { name: 'Photos of the room' })).toBeNull();
    const back = screen.getByRole('region', { name: 'Drawn from the room' });
    expect(within(back).getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Floor plan, drawn to scale. Beds: 2 double beds, 1.37 × 1.91 m. Room: 7.6 × 4.2 m, 32 m². Bath: Bath with shower. Window: South-east, to the garden. Parking: 7 steps.',
    );
    const facts = [...back.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['Beds', 'Room', 'Bath', 'Window', 'Parking']);

    await press('Turn it back');
    await waitFor(() => expect(document.activeElement).toBe(turner()));
    screen.getByRole('list', { name: 'Photos of the room' });
  });

  it('does not turn where the owner has drawn no plan', async () => {
    await openRoom('river-double');
    expect(turner()).toBeNull();
  });
});

describe('a drawn plan', () => {
  const plans = Object.entries(PARTS.plans as SiteParts['plans']);

  it('is there for each room of the demo', () => {
    expect(plans.map(([id]) => id)).toEqual(properties.map(({ id }) => id));
  });

  it.each(plans)('of %s has the same sizes upright, a quarter turn to the left', (_id, plan) => {
    const wide = drawnPlan(plan, false);
    const upright = drawnPlan(plan, true);
    const [length] = plan.size;
    for (const [at, piece] of wide.pieces.entries()) {
      const turned = upright.pieces[at]!;
      expect([turned.width, turned.height]).toEqual([piece.height, piece.width]);
      expect(turned.x).toBeCloseTo(piece.y);
      expect(turned.y).toBeCloseTo(length - piece.x - piece.width);
    }
    expect(upright.north).toBe((wide.north + 270) % 360);
  });

  it.each(plans)('of %s has its first window in the wall that faces its point', (_id, plan) => {
    const { windows, room, north } = drawnPlan(plan, false);
    const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
    const [window] = windows;
    const outwards = { top: 0, right: 90, bottom: 180, left: 270 }[window!.wall];
    expect((outwards - north + 360) % 360).toBe(points.indexOf(plan.windows[0]!.faces) * 45);
    expect(
      window!.x + window!.width <= 0 || window!.x >= room.width || window!.y < 0 || window!.y >= room.height,
    ).toBe(true);
  });
});
