export interface DocumentParts {
  /** Elements of the head that are the page's own. */
  readonly head: string;
  /** Runs inline before the page shows; known to the security policy by its hash. */
  readonly earlyScript: string;
  /** Elements for what every page loads early: the fonts. */
  readonly preloads: string;
  /** Elements for the page's own styles and scripts. */
  readonly links: string;
  readonly body: string;
  readonly data: string;
}

/** Fills the template of `index.html`. */
export function htmlDocument(template: string, parts: DocumentParts): string {
  const { head, earlyScript, preloads, links, body, data } = parts;
  const slots: Record<string, string> = {
    '<!--page-head-->': `<script>${earlyScript}</script>
    ${head}
    ${preloads}`,
    // A page's own styles come after those that every page shares.
    '</head>': `  ${links}\n  </head>`,
    '<!--page-body-->': body,
    '<!--page-data-->': data,
  };
  return template.replaceAll(/<!--page-\w+-->|<\/head>/g, (slot) => slots[slot] ?? '');
}
