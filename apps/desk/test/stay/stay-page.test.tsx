import type { DeskStay } from '@motel/api-client/desk-contracts';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { StayPage } from '../../src/features/stay/StayPage.tsx';
import { STAY, without } from '../any-stay.ts';
import { newQueries, render } from '../motel.tsx';

const { checkIn, checkOut } = STAY;
const roomOf = (roomId: string) => ({ roomId, number: roomId.slice(-2), checkIn, checkOut });

/** The server's only stay; its room 14 is free. */
let stay: DeskStay;
/** The server answers no question about the stay before it. */
let reading: Promise<void> | undefined;
let presses: unknown[];
const queries = newQueries();

async function answer(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(input, 'http://desk.example'), init);
  const call = request.url.split('/').at(-1);
  const choices = [{ id: 'room-14', number: '14', isClean: true, words: '' }];
  if (call === 'room-choices') return Response.json({ choices, wishes: [] });
  if (call === 'rooms') {
    const body: { roomIds: string[] } = await request.json();
    presses.push(body);
    stay = { ...stay, rooms: body.roomIds.map(roomOf), version: `v${presses.length + 1}` };
    return Response.json({ rooms: stay.rooms, version: stay.version });
  }
  if (call !== STAY.id) return new Response('{}', { status: 404 });
  await reading;
  return Response.json(stay);
}

const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(async () => {
  stay = { ...STAY, rooms: [roomOf('room-12')], cannot: without('change', 'check-in') };
  reading = undefined;
  presses = [];
  queries.clear();
  vi.stubGlobal('fetch', answer);
  render(
    <Routes>
      <Route path="/stays/:id" element={<StayPage />} />
    </Routes>,
    { page: `/stays/${STAY.id}?do=room`, queries },
  );
  fireEvent.click(await screen.findByRole('radio', { name: /^14/ }));
  fireEvent.click(button('Room 12 to 14'));
});

describe('§14.5: guests who were given another room', () => {
  test('have the one before again after an undo', async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByText('Undone.');
    expect(presses).toEqual([
      { version: 'v1', roomIds: ['room-14'] },
      { version: 'v2', roomIds: ['room-12'] },
    ]);
  });

  test('keep it once the stay has changed again', async () => {
    await screen.findByRole('button', { name: /^Undo/ });
    stay = { ...stay, version: 'changed' };
    await queries.invalidateQueries();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });
});

test('§14.5: a button of a stay waits until the press before it has been read', async () => {
  let read = (): void => undefined;
  reading = new Promise((resolve) => {
    read = resolve;
  });
  await vi.waitFor(() => expect(presses).toHaveLength(1));
  expect(button(/^Check in/).disabled).toBe(true);
  read();
  await vi.waitFor(() => expect(button(/^Check in/).disabled).toBe(false));
});
