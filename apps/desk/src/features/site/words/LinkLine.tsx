import { TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { line } from '../Site.css.ts';
import type { LineProps } from './line-props.ts';
import { tools } from './WordsEditor.css.ts';

/** Where the chosen words lead. */
export function LinkLine({ editor, onDone }: LineProps) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  function link(event: FormEvent): void {
    event.preventDefault();
    const chosen = editor.chain().focus().extendMarkRange('link');
    (href.trim() === '' ? chosen.unsetLink() : chosen.setLink({ href: href.trim() })).run();
    onDone();
  }
  return (
    <form className={tools} onSubmit={link}>
      <div className={line}>
        <TextField
          label="The chosen words lead to"
          hint="A page, such as /gallery, or https://…; empty for nowhere"
          value={href}
          autoFocus
          onChange={setHref}
        />
        <DeskButton type="submit" size="small">
          Link the words
        </DeskButton>
      </div>
    </form>
  );
}
