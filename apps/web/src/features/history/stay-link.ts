import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { sitePaths } from '../../shared/site-paths.ts';

interface HeldLink {
  /** Kept only in memory, until it is used: a guest may have to sign in first. */
  readonly token: string | undefined;
  /** The number of links followed so far; each new one causes a fetch. */
  readonly arrivals: number;
}

const useHeldLink = create<HeldLink>(() => ({ token: undefined, arrivals: 0 }));

/** Text that a mail program has added to the link is ignored. */
const STAY = /^#stay=([\w-]{1,255})/;

/** Removes the token of a mail's link from the address at once, so that it is not copied or read there. */
export function useStayLink(): HeldLink {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [, token] = STAY.exec(hash) ?? [];
    if (token === undefined) return;
    useHeldLink.setState(({ arrivals }) => ({ token, arrivals: arrivals + 1 }));
    void navigate(sitePaths.bookingHistory, { replace: true });
  }, [hash, navigate]);
  return useHeldLink();
}

/** The pending token, if any; its user drops it when the server has answered. */
export function heldStayToken(): string | undefined {
  return useHeldLink.getState().token;
}

export function dropStayToken(): void {
  useHeldLink.setState({ token: undefined });
}
