import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Checks the guests in once, where the search asked for it: a reload of the page does not. */
export function useAskedCheckIn(isAsked: boolean, checkIn: () => void): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (!isAsked) return;
    void navigate('.', { replace: true });
    checkIn();
  }, [isAsked]);
}
