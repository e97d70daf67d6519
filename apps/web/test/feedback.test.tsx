import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { press, type } from './support/hands.ts';
import { log, openSite } from './support/open-site.tsx';
import { problem, unreachable } from './support/stub-server.ts';

const send = () => press(/^Send/);
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /accurate/ });
const isMarked = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true';

async function writeCard() {
  type('Name', ' Ann ');
  type('Email', 'ann@example.com');
  type('Message', 'The sign is lovely.\n');
  await act(async () => fireEvent.click(box()));
}

const INVALID = 'Please fill all fields correctly and accept the terms.';

describe('§2 /feedback', () => {
  it('§8 sends the message with a fixed subject, says so, clears the form', async () => {
    const { server } = await openSite('/feedback', { isSignedIn: false });
    await writeCard();
    await send();
    await screen.findByText('✅ Message sent successfully!');
    expect(server.to('/api/feedback').map(({ body }) => body)).toEqual([
      {
        subject: 'Feedback from the website',
        name: 'Ann',
        email: 'ann@example.com',
        message: 'The sign is lovely.',
      },
    ]);
    for (const label of ['Name', 'Email', 'Message']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
    }
    expect(box().checked).toBe(false);
  });

  it("§8 '❌ Failed to send message. Please try again.': the text stays", async () => {
    const refused = problem(500, { code: 'internal', message: 'No.' });
    const { server } = await openSite('/feedback', { answers: { '/api/feedback': refused } });
    await writeCard();
    for (const [at, answer] of [refused, unreachable].entries()) {
      server.answer('/api/feedback', answer);
      await send();
      await screen.findByText('❌ Failed to send message. Please try again.');
      expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('The sign is lovely.\n');
      await waitFor(() => expect(log).toHaveBeenCalledTimes(at + 1));
      expect(log).toHaveBeenLastCalledWith('Error sending feedback', expect.anything());
      expect(server.to('/api/feedback')).toHaveLength(at + 1);
    }
    cleanup();
    expect(JSON.stringify({ ...localStorage }), 'decision 052: in this tab').not.toContain('lovely');
    await openSite('/feedback');
    const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message').value;
    expect(message()).toBe('The sign is lovely.\n');
    expect(box().checked).toBe(true);
    await send();
    await screen.findByText('✅ Message sent successfully!');
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('lovely');
    await openSite('/feedback');
    expect(message()).toBe('');
  });

  it(`§5 '${INVALID}' takes the focus, marks each field at fault, and sends nothing`, async () => {
    const { server } = await openSite('/feedback');
    type('Name', 'Ann');
    type('Email', 'ann@example');
    await send();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(INVALID);
    expect(document.activeElement).toBe(alert);
    expect(isMarked(screen.getByLabelText('Name'))).toBe(false);
    for (const field of [screen.getByLabelText('Email'), screen.getByLabelText('Message'), box()]) {
      expect(isMarked(field)).toBe(true);
    }
    expect(server.to('/api/feedback')).toHaveLength(0);

    fireEvent.click(screen.getByRole('link', { name: 'Please write a message' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));

    type('Message', 'The sign is lovely.');
    expect(isMarked(screen.getByLabelText('Message'))).toBe(false);
  });

  it('a second press during sending sends nothing twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { server } = await openSite('/feedback', { answers: { '/api/feedback': () => promise } });
    await writeCard();
    await send();
    await screen.findByText('Sending...');
    await send();
    await act(async () => resolve(Response.json({ success: true })));
    await screen.findByText('✅ Message sent successfully!');
    expect(server.to('/api/feedback')).toHaveLength(1);
  });
});
