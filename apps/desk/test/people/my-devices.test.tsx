import { fireEvent, screen } from '@testing-library/react';
import { MyDevicesPage } from '../../src/features/people/MyDevicesPage.tsx';
import { render } from '../motel.tsx';

/** The server's answers: a link is open until it is ended. */
let linkUntil: string | null;
const pressed: string[] = [];

beforeEach(() => {
  linkUntil = new Date(Date.now() + 3_600_000).toISOString();
  pressed.length = 0;
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://desk.example');
    const method = input instanceof Request ? input.method : init?.method;
    if (method !== 'POST') return Response.json({ passkeys: [], sessions: [], linkUntil });
    pressed.push(pathname);
    linkUntil = null;
    return Response.json({});
  });
  render(<MyDevicesPage />);
});

describe('§14.1: my devices', () => {
  test('an open link is listed with its end, and ended by a press', async () => {
    const end = await screen.findByRole('button', { name: 'End this link' });
    screen.getByText(/^Works once, until /);
    fireEvent.click(end);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'End this link' })).toBeNull());
    expect(pressed).toEqual(['/api/desk/me/link/end']);
    screen.getByRole('heading', { name: 'Signed in' });
  });
});
