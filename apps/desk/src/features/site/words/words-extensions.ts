import type { SitePart } from '@motel/api-client/desk-contracts';
import type { Editor, JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Markdown } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';

/** A picture of this address stands for cards of rooms. */
const ROOMS = 'rooms:';

/**
 * The parts that words of a page can be made of: those that `readPage` knows, and nothing else.
 * @param shows pictures described for people who do not see them: in a page, the text of a picture is its caption
 */
export function wordsExtensions({ pictures, rooms }: Pick<SitePart, 'pictures' | 'rooms'>) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      link: { openOnClick: false, autolink: false, protocols: ['tel', 'mailto'] },
    }),
    Image.extend({
      renderHTML({ HTMLAttributes: { src, alt } }) {
        if (String(src).startsWith(ROOMS)) {
          const ids = String(src).slice(ROOMS.length).split(',');
          const named = rooms.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
          return ['strong', { 'data-rooms': '' }, `Cards of ${named.join(', ') || 'all rooms'}`];
        }
        const picture = pictures.find(({ name }) => name === src);
        const described = [picture?.alt ?? 'A picture', alt].filter(Boolean).join('. Caption: ');
        return ['img', { src: picture?.src ?? src, alt: described }];
      },
    }).configure({ inline: true }),
    TableKit,
    Markdown,
  ];
}

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
