import type { Editor, JSONContent } from '@tiptap/core';

/** Puts a block behind the one that the cursor is in. */
export function addBlock(editor: Editor, block: JSONContent): void {
  const { $to } = editor.state.selection;
  editor.chain().focus().insertContentAt($to.after(1), block).run();
}

/** Cards of some kinds of room; of all where none is named. */
export function roomsBlock(ids: readonly string[]): JSONContent {
  const attrs = { src: `rooms:${ids.join(',')}`, alt: '' };
  return { type: 'paragraph', content: [{ type: 'image', attrs }] };
}

/** A place as a card that opens its map. @param address finds it there; its name does where it is empty */
export function placeCard(place: Readonly<Record<'name' | 'address' | 'words', string>>): JSONContent {
  const query = new URLSearchParams({ query: place.address.trim() || place.name.trim() });
  const href = `https://www.openstreetmap.org/search?${query}`;
  const content = [
    { type: 'text', text: place.name.trim(), marks: [{ type: 'link', attrs: { href } }] },
    { type: 'hardBreak' },
    { type: 'text', text: place.words.trim() },
  ];
  const item = { type: 'listItem', content: [{ type: 'paragraph', content }] };
  return { type: 'bulletList', content: [item] };
}
