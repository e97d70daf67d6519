import type { Remedy } from '@motel/api-client/desk-contracts';
import { fireEvent, screen } from '@testing-library/react';
import { FaultRow } from '../../src/shared/faults/FaultRow.tsx';
import { render } from '../motel.tsx';

const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  vi.stubGlobal('fetch', async (input: Request) => {
    pressed.push(new URL(input.url).pathname);
    return Response.json({});
  });
});

function show(remedy: Remedy): HTMLElement {
  render(
    <ul>
      <FaultRow sentence="LI-7K4QD left, and $20.00 is not paid." remedy={remedy} />
    </ul>,
  );
  return screen.getByRole('listitem');
}

describe('§14.8 a fault has its sentence and one remedy', () => {
  test.each<[Remedy, string]>([
    [{ kind: 'stay', label: 'Open the stay', id: 'one' }, '/stays/one'],
    [{ kind: 'receipts', label: 'Issue the credit note', id: 'one' }, '/stays/one/receipts'],
    [{ kind: 'plan', label: 'Look at the plan', date: '2027-06-14' }, '/plan?from=2027-06-14'],
    [{ kind: 'till', label: 'Look at the till', date: '2027-06-14' }, '/till?date=2027-06-14'],
  ])('a page, where it is mended: %o', (remedy, address) => {
    const row = show(remedy);
    expect(row.querySelector('p')?.textContent).toBe('LI-7K4QD left, and $20.00 is not paid.');
    expect(row.querySelectorAll('a, button, code')).toHaveLength(1);
    expect(screen.getByRole('link', { name: remedy.label }).getAttribute('href')).toBe(address);
  });

  test.each<[Remedy, string]>([
    [{ kind: 'retry-mail', label: 'Send it again', id: 'one' }, '/api/desk/mails/one/retry'],
    [{ kind: 'ask-provider', label: 'Ask it now' }, '/api/desk/provider/ask'],
  ])('a press: %o', async (remedy, call) => {
    show(remedy);
    fireEvent.click(screen.getByRole('button', { name: remedy.label }));
    await vi.waitFor(() => expect(pressed).toEqual([call]));
  });

  test('a command of the machine, as it is typed', () => {
    const row = show({ kind: 'command', label: 'Make a backup', line: 'npm run backup' });
    expect(row.querySelector('code')?.textContent).toBe('npm run backup');
    expect(row.querySelectorAll('a, button')).toHaveLength(0);
  });
});
