import type { Editor } from '@tiptap/react';

/** A line below the tools, for what one of them asks for. */
export interface LineProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}
