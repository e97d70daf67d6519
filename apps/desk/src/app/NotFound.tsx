import { DeskLink } from '../shared/parts/DeskButton.tsx';
import { PageHead } from '../shared/parts/PageHead.tsx';

export function NotFound() {
  return (
    <>
      <PageHead title="Nothing here" note="The desk has no page at this address." />
      <DeskLink to="/">Back to the desk</DeskLink>
    </>
  );
}
