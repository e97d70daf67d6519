import { TraitBoxes } from '../../shared/wishes/TraitBoxes.tsx';
import type { Draft } from './draft.ts';
import { legend } from './NewStayPage.css.ts';

interface WishFieldsProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
}

/** The guest's wishes for their room, by which the numbers are proposed. */
export function WishFields({ draft, onChange }: WishFieldsProps) {
  return (
    <fieldset>
      <legend className={legend}>Room wishes</legend>
      <TraitBoxes value={draft.wishes} onChange={(wishes) => onChange({ wishes })} />
    </fieldset>
  );
}
