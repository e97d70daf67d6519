import { DeskButton } from '../shared/parts/DeskButton.tsx';
import { PageHead } from '../shared/parts/PageHead.tsx';

/** A page that could not be loaded or drawn: after an update its files may have new names. */
export function PageFailed() {
  return (
    <>
      <PageHead title="This page did not open" note="Nothing was changed." />
      <DeskButton variant="solid" icon="fresh" onClick={() => window.location.reload()}>
        Load it again
      </DeskButton>
    </>
  );
}
