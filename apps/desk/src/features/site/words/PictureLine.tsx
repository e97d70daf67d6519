import type { SitePart } from '@motel/api-client/desk-contracts';
import { SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { pictureOptions } from '../picture-options.ts';
import { line } from '../Site.css.ts';
import type { LineProps } from './line-props.ts';
import { tools } from './WordsEditor.css.ts';

interface PictureLineProps extends LineProps {
  readonly pictures: SitePart['pictures'];
}

/** Puts one of the motel's pictures where the cursor is. */
export function PictureLine({ editor, pictures, onDone }: PictureLineProps) {
  const [src, setSrc] = useState(pictures[0]?.name ?? '');
  const [alt, setAlt] = useState('');
  return (
    <div className={tools}>
      <div className={line}>
        <SelectField label="Which picture" value={src} options={pictureOptions(pictures)} onChange={setSrc} />
        <TextField label="Caption" mark="Optional" value={alt} onChange={setAlt} />
        <DeskButton
          size="small"
          onClick={() => {
            editor.chain().focus().setImage({ src, alt }).run();
            onDone();
          }}
        >
          Put it in
        </DeskButton>
      </div>
    </div>
  );
}
