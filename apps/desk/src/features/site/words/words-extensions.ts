import type { SitePart } from '@motel/api-client/desk-contracts';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Markdown } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * The parts that words of a page can be made of: those that `readPage` knows, and nothing else.
 * @param pictures described for people who do not see them; in a page, the text of a picture is its caption
 */
export function wordsExtensions(pictures: SitePart['pictures']) {
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
        const picture = pictures.find(({ name }) => name === src);
        const described = [picture?.alt ?? 'A picture', alt].filter(Boolean).join('. Caption: ');
        return ['img', { src: picture?.src ?? src, alt: described }];
      },
    }).configure({ inline: true }),
    TableKit,
    Markdown,
  ];
}
