import { create } from 'zustand';
import type { BookingDraft } from './booking-draft.ts';

/** The draft of a guest who pressed Reserve while signed out (§4). Not persisted (§3). */
const useHeldDraft = create<{ readonly draft: BookingDraft | undefined }>(() => ({ draft: undefined }));

export function holdDraft(draft: BookingDraft): void {
  useHeldDraft.setState({ draft });
}

/** Lets go of the held draft: a guest who closes the modal goes nowhere by signing in later. */
export function dropHeldDraft(): void {
  useHeldDraft.setState({ draft: undefined });
}

/** The held draft, which is then held no more. */
export function takeHeldDraft(): BookingDraft | undefined {
  const { draft } = useHeldDraft.getState();
  dropHeldDraft();
  return draft;
}
