import type { SitePart } from '@motel/api-client/desk-contracts';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { LinkLine } from './LinkLine.tsx';
import { PictureLine } from './PictureLine.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { RoomsLine } from './RoomsLine.tsx';
import { frame, tools, words } from './WordsEditor.css.ts';
import { TOOLS } from './word-tools.ts';
import { wordsExtensions } from './words-extensions.ts';

interface WordsEditorProps {
  /** Markdown. */
  readonly text: string;
  /** Pictures and rooms that it can show. */
  readonly shows: Pick<SitePart, 'pictures' | 'rooms'>;
  /** Called with the whole Markdown once something is changed. */
  readonly onChange: (text: string) => void;
}

/** The words of a page as guests read them, to write in; what is pasted keeps no other look. */
export function WordsEditor({ text, shows, onChange }: WordsEditorProps) {
  const editor = useEditor({
    extensions: wordsExtensions(shows),
    content: text,
    contentType: 'markdown',
    // The security policy forbids its style element.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'The words of the page' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getMarkdown()),
  });
  return (
    <div className={frame}>
      <Toolbar editor={editor} {...shows} />
      <EditorContent editor={editor} className={words} />
    </div>
  );
}

type ToolbarProps = WordsEditorProps['shows'] & { readonly editor: Editor };

const LINES = ['Link', 'Picture', 'Room cards', 'Place'] as const;

/** The tools of words; some open a line of their own. */
function Toolbar({ editor, pictures, rooms }: ToolbarProps) {
  const [open, setOpen] = useState<(typeof LINES)[number] | undefined>(undefined);
  const close = () => setOpen(undefined);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter(({ isOn }) => isOn?.(now)).map(({ label }) => label),
  });
  return (
    <>
      <div role="toolbar" aria-label="Words" className={tools}>
        {TOOLS.map(({ label, isOn, press }) => (
          <DeskButton
            key={label}
            size="small"
            {...(isOn && { 'aria-pressed': active.includes(label) })}
            onClick={() => press(editor)}
          >
            {label}
          </DeskButton>
        ))}
        {LINES.map((label) => (
          <DeskButton
            key={label}
            size="small"
            aria-expanded={open === label}
            onClick={() => setOpen(open === label ? undefined : label)}
          >
            {label}
          </DeskButton>
        ))}
      </div>
      {open === 'Link' && <LinkLine editor={editor} onDone={close} />}
      {open === 'Picture' && <PictureLine editor={editor} pictures={pictures} onDone={close} />}
      {open === 'Room cards' && <RoomsLine editor={editor} rooms={rooms} onDone={close} />}
      {open === 'Place' && <PlaceLine editor={editor} onDone={close} />}
    </>
  );
}
