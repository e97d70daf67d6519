import type { SitePart } from '@motel/api-client/desk-contracts';
import { TextField } from '@motel/ui';
import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { titlesOf, useFields } from '../../../shared/field/fields.ts';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { set } from '../pictures/Pictures.css.ts';
import { PicturesInput } from '../pictures/PicturesInput.tsx';
import { line } from '../Site.css.ts';
import { frame, tools, words } from './WordsEditor.css.ts';
import { addBlock, placeCard, roomsBlock, wordsExtensions } from './words-extensions.ts';

export interface WordsEditorProps {
  /** Markdown. */
  readonly text: string;
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

/** The tools of words; some open a line of their own. */
function Toolbar(props: Omit<LineProps, 'onDone'>) {
  const { editor } = props;
  const [open, setOpen] = useState<string | undefined>(undefined);
  const Line = open === undefined ? undefined : LINES[open];
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter(({ isOn }) => isOn?.(now)).map(({ label }) => label),
  });
  return (
    <>
      {/* The cursor stays in the words, so that what is typed right after a press comes where it belongs. */}
      <div
        role="toolbar"
        aria-label="Words"
        className={tools}
        onMouseDown={(event) => event.preventDefault()}
      >
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
        {Object.keys(LINES).map((label) => (
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
      {Line && <Line {...props} onDone={() => setOpen(undefined)} />}
    </>
  );
}

/** The page that the chosen words open. */
function LinkLine({ editor, onDone }: LineProps) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  function link(): void {
    const chosen = editor.chain().focus().extendMarkRange('link');
    (href.trim() === '' ? chosen.unsetLink() : chosen.setLink({ href: href.trim() })).run();
  }
  return (
    <ToolLine deed="Link the words" onPress={link} onDone={onDone}>
      <TextField
        label="The chosen words open"
        hint="A page, such as /gallery, or https://…; empty for nowhere"
        value={href}
        autoFocus
        onChange={setHref}
      />
    </ToolLine>
  );
}

/** Puts one of the motel's pictures where the cursor is. */
function PictureLine({ editor, pictures, onDone }: LineProps) {
  const [src, setSrc] = useState(pictures[0]?.name ?? '');
  const [alt, setAlt] = useState('');
  const put = () => editor.chain().focus().setImage({ src, alt }).run();
  return (
    <ToolLine deed="Put it in" onPress={put} onDone={onDone}>
      <PicturesInput kind="picture" label="Which picture" value={src} onChange={setSrc} />
      <TextField label="Caption" mark="Optional" value={alt} onChange={setAlt} />
    </ToolLine>
  );
}

/** Puts a place with its map, as a card, behind the block that the cursor is in. */
function PlaceLine({ editor, onDone }: LineProps) {
  const { typed: place, field } = useFields({ name: '', address: '', words: '' });
  return (
    <ToolLine deed="Put it in" onPress={() => addBlock(editor, placeCard(place))} onDone={onDone}>
      <TextField label="Name of the place" autoFocus required {...field('name')} />
      <TextField label="Address, for the map" mark="Optional" {...field('address')} />
      <TextField label="About it" hint="Such as: 900 m from our door" required {...field('words')} />
    </ToolLine>
  );
}

/** Puts cards of the motel's rooms behind the block that the cursor is in. */
function RoomsLine({ editor, rooms, onDone }: LineProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = () => addBlock(editor, roomsBlock(chosen));
  return (
    <ToolLine deed="Put their cards in" onPress={add} onDone={onDone}>
      <fieldset className={set}>
        <legend>Which rooms: those that you tick, or all of them</legend>
        <CheckBoxes className={line} options={titlesOf(rooms)} chosen={chosen} onChange={setChosen} />
      </fieldset>
    </ToolLine>
  );
}

const LINES: Readonly<Record<string, ComponentType<LineProps>>> = {
  Link: LinkLine,
  Picture: PictureLine,
  'Room cards': RoomsLine,
  Place: PlaceLine,
};

interface LineProps extends Pick<SitePart, 'pictures' | 'rooms'> {
  readonly editor: Editor;
  readonly onDone: () => void;
}

interface ToolLineProps extends Pick<LineProps, 'onDone'> {
  readonly deed: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A line below the tools, for what one of them asks for. */
function ToolLine({ deed, onPress, onDone, children }: ToolLineProps) {
  function press(event: FormEvent): void {
    event.preventDefault();
    onPress();
    onDone();
  }
  return (
    <form className={tools} onSubmit={press}>
      <div className={line}>
        {children}
        <DeskButton type="submit" size="small">
          {deed}
        </DeskButton>
      </div>
    </form>
  );
}

interface WordTool {
  readonly label: string;
  /** Whether the words at the cursor are so already. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

/** A tool that toggles a kind of block or of words, by the editor's name for it. */
function toggle(
  label: string,
  [name, attributes]: readonly [string, object?],
  press: (words: ChainedCommands, editor: Editor) => ChainedCommands,
): WordTool {
  return {
    label,
    isOn: (editor) => editor.isActive(name, attributes),
    press: (editor) => press(editor.chain().focus(), editor).run(),
  };
}

const TOOLS: readonly WordTool[] = [
  toggle('Heading', ['heading', { level: 2 }], (words) => words.toggleHeading({ level: 2 })),
  toggle('Question', ['heading', { level: 3 }], (words) => words.toggleHeading({ level: 3 })),
  toggle('Bold', ['bold'], (words) => words.toggleBold()),
  toggle('Italic', ['italic'], (words) => words.toggleItalic()),
  toggle('List', ['bulletList'], (words) => words.toggleBulletList()),
  toggle('Numbered list', ['orderedList'], (words) => words.toggleOrderedList()),
  toggle('Note', ['blockquote'], (words) => words.toggleBlockquote()),
  toggle('Table', ['table'], (words, editor) =>
    editor.isActive('table')
      ? words.addRowAfter()
      : words.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  ),
  { label: 'Undo', press: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', press: (editor) => editor.chain().focus().redo().run() },
];
