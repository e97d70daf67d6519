import type { Editor } from '@tiptap/react';

interface WordTool {
  readonly label: string;
  /** Whether the words at the cursor are so already. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

/** The tools of a page's words, by the names that pages have for them. */
export const TOOLS: readonly WordTool[] = [
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
