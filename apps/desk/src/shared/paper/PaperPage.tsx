import type { ReactNode } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { DeskButton } from '../parts/DeskButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { sheets } from './paper.css.ts';

interface PaperPageProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Other papers beside it. */
  readonly beside?: ReactNode;
  /** Below the head, on the screen alone. */
  readonly said?: ReactNode;
  /** Sheets of paper, each an article. */
  readonly children: ReactNode;
}

/** Papers as they are printed, on Letter or A4; what is above them stays on the screen. */
export function PaperPage({ title, back, beside, said, children }: PaperPageProps) {
  const print = () => window.print();
  useShortcuts({ p: ['Print', print] });
  return (
    <>
      <div data-screen>
        <PageHead
          title={title}
          back={[back.to, back.label]}
          end={
            <>
              {beside}
              <DeskButton variant="solid" icon="receipt" shortcut="P" onClick={print}>
                Print
              </DeskButton>
            </>
          }
        />
        {said}
      </div>
      <div className={sheets}>{children}</div>
    </>
  );
}
