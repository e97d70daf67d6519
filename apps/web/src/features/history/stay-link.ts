import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { sitePaths } from '../../shared/site-paths.ts';

interface HeldLink {
  /** Kept in memory alone, until it is used: a guest may have to sign in first. */
  readonly token: string | undefined;
  /** Links that have come so far; each is a reason to look at the bookings anew. */
  readonly arrivals: number;
}

const useHeldLink = create<HeldLink>(() => ({ token: undefined, arrivals: 0 }));

/** What a mail program put behind the link is no part of it. */
const STAY = /^#stay=([\w-]{1,255})/;

/** Takes the token of a mail's link out of the address at once, so that nobody copies or reads it there. */
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

/** The token that waits, if any; it is dropped by whoever has got an answer. */
export function heldStayToken(): string | undefined {
  return useHeldLink.getState().token;
}

export function dropStayToken(): void {
  useHeldLink.setState({ token: undefined });
}
