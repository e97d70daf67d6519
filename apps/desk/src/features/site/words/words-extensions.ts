import type { SitePart } from '@motel/api-client/desk-contracts';
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
