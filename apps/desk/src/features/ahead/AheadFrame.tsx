import type { ReactNode } from 'react';
import { useMay } from '../../shared/me/use-me.ts';
import { PageHead, Views } from '../../shared/parts/Page.tsx';

interface AheadFrameProps {
  readonly shown: string;
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of the page *Ahead*; its figures are the owner's. */
export function AheadFrame({ shown, end, children }: AheadFrameProps) {
  const nights = [['14 nights', '/ahead'] as const, ['90 nights', '/ahead?nights=90'] as const];
  const figures = useMay('owner') ? [['Figures', '/figures'] as const] : [];
  return (
    <PageHead title="Ahead" end={end}>
      <Views label="Ahead" views={[...nights, ...figures]} shown={shown} />
      {children}
    </PageHead>
  );
}
