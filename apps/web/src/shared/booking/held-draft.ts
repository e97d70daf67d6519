import { create } from 'zustand';
import type { BookingDraft } from './booking-draft.ts';

/** The draft of a guest who pressed Reserve while signed out (§4). Not persisted (§3). */
const useHeldDraft = create<{ readonly draft: BookingDraft | undefined }>(() => ({ draft: undefined }));

export function holdDraft(draft: BookingDraft): void {
  useHeldDraft.setState({ draft });
}

/** Drops the held draft: after closing the modal a guest who signs in later stays where they are. */
export function dropHeldDraft(): void {
  useHeldDraft.setState({ draft: undefined });
}

export function takeHeldDraft(): BookingDraft | undefined {
  const { draft } = useHeldDraft.getState();
  dropHeldDraft();
  return draft;
}
