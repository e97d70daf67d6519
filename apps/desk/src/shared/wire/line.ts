import { create } from 'zustand';

/** The line to the server: since when nothing comes through, and whether the session has ended. */
interface Line {
  readonly downSince: Date | undefined;
  readonly isSignedOut: boolean;
}

export const useLine = create<Line>(() => ({ downSince: undefined, isSignedOut: false }));

export function lineIsUp(): void {
  if (useLine.getState().downSince !== undefined) useLine.setState({ downSince: undefined });
}

export function lineIsDown(): void {
  if (useLine.getState().downSince === undefined) useLine.setState({ downSince: new Date() });
}

export function signedOut(isSignedOut: boolean): void {
  useLine.setState({ isSignedOut });
}
