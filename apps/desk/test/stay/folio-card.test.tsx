import type { DeskStay } from '@motel/api-client/desk-contracts';
import { motel } from '@motel/content';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FolioCard } from '../../src/features/stay/FolioCard.tsx';

const number = vi.hoisted(() => ({ gst: undefined as string | undefined }));
vi.mock('@motel/content', async (original) => {
  const content = await original<typeof import('@motel/content')>();
  return {
    ...content,
    get motel() {
      return { ...content.motel, gstNumber: number.gst };
    },
  };
});
afterEach(cleanup);

const stay = { reference: 'LI-7K4QD', folio: { entries: [], balance: 0 } } as unknown as DeskStay;

test.each([
  ['12345 6789 RT0001', 'FolioGST 12345 6789 RT0001'],
  // It is the motel's choice: content may leave it out.
  [undefined, 'Folio'],
])('§14.5: the folio of a motel with the GST number %s is headed %s', (gst, heading) => {
  number.gst = gst;
  const { container } = render(<FolioCard onDone={() => undefined} stay={stay} />);
  expect(container.querySelector('h2')?.parentElement?.textContent).toBe(heading);
  expect(motel.gstNumber).toBe(gst);
});
