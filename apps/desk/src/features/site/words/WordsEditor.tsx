import type { SitePart } from '@motel/api-client/desk-contracts';
import { SelectField, TextField } from '@motel/ui';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { pictureOptions } from '../part-draft.ts';
import { line } from '../Site.css.ts';
import { addBlock, placeCard, roomsBlock } from './add-block.ts';
import { frame, tools, words } from './WordsEditor.css.ts';
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

/** The page that the chosen words open. */
function LinkLine({ editor, onDone }: LineProps) {
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
          label="The chosen words open"
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

interface PictureLineProps extends LineProps {
  readonly pictures: SitePart['pictures'];
}

/** Puts one of the motel's pictures where the cursor is. */
function PictureLine({ editor, pictures, onDone }: PictureLineProps) {
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

/** Puts a place with its map, as a card, behind the block that the cursor is in. */
function PlaceLine({ editor, onDone }: LineProps) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [words, setWords] = useState('');
  function add(event: FormEvent): void {
    event.preventDefault();
    addBlock(editor, placeCard({ name, address, words }));
    onDone();
  }
  return (
    <form className={tools} onSubmit={add}>
      <div className={line}>
        <TextField label="Name of the place" value={name} autoFocus required onChange={setName} />
        <TextField label="Address, for the map" mark="Optional" value={address} onChange={setAddress} />
        <TextField
          label="About it"
          hint="Such as: 900 m from our door"
          value={words}
          required
          onChange={setWords}
        />
        <DeskButton type="submit" size="small">
          Put it in
        </DeskButton>
      </div>
    </form>
  );
}

interface RoomsLineProps extends LineProps {
  readonly rooms: SitePart['rooms'];
}

/** Puts cards of the motel's rooms behind the block that the cursor is in. */
function RoomsLine({ editor, rooms, onDone }: RoomsLineProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  function add(): void {
    addBlock(editor, roomsBlock(chosen));
    onDone();
  }
  return (
    <fieldset className={tools}>
      <legend>Which rooms: those that you tick, or all of them</legend>
      <CheckBoxes
        className={line}
        options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className={line}>
        <DeskButton size="small" onClick={add}>
          Put their cards in
        </DeskButton>
      </div>
    </fieldset>
  );
}

/** A line below the tools, for what one of them asks for. */
interface LineProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

interface WordTool {
  readonly label: string;
  /** Whether the words at the cursor are so already. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

/** The tools of a page's words, by the names that pages have for them. */
const TOOLS: readonly WordTool[] = [
  {
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Question',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Note',
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Table',
    isOn: (editor) => editor.isActive('table'),
    press: (editor) =>
      editor.isActive('table')
        ? editor.chain().focus().addRowAfter().run()
        : editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { label: 'Undo', press: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', press: (editor) => editor.chain().focus().redo().run() },
];
