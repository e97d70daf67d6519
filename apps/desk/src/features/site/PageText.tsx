import type { SitePart } from '@motel/api-client/desk-contracts';
import { TextField } from '@motel/ui';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { inside } from './Site.css.ts';

interface PageTextProps {
  readonly text: string;
  readonly pictures: SitePart['pictures'];
  readonly onChange: (text: string) => void;
}

/** The words of a page. */
export function PageText({ text, onChange }: PageTextProps) {
  return (
    <DeskCard title="Words">
      <div className={inside}>
        <TextField label="The page, in Markdown" value={text} rows={30} onChange={onChange} />
      </div>
    </DeskCard>
  );
}
