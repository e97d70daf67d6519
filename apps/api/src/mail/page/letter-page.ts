import { createRequire } from 'node:module';
import type { Words } from '@motel/content/server';
import type { Themes } from '@motel/ui/colors';
import { html, raw } from 'hono/html';
import { day, headline, type Markup, night, type Part, STRATA } from './parts.ts';

const load = createRequire(import.meta.url);

/** Styles that cannot be on elements: the dark theme, links, the picture's description. Gmail drops more than 8 kB. */
const styles = ({ light, dark }: Themes) =>
  `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${light.accentText}}
.pic img{background:${light.sky};color:${light.ink};line-height:1.4!important;font-weight:bold}
td,th,blockquote{overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){
body,.page{background-color:${dark.paper}!important}
.card,.card>table{background:${dark.card}!important}
.page div,.page td,.page th,.page h1,.page h2,.page blockquote{color:${dark.ink}!important}
.page .soft,.page .soft div{color:${dark.inkSoft}!important}
.page .line{border-color:${dark.line}!important}
.page .total{border-color:${dark.ink}!important}
.page .theirs{border-color:${dark.accent}!important}
.page a{color:${dark.accentText}!important}
.page .btn td,.page .btn a{background:${dark.accent}!important;color:${dark.onAccent}!important}
.pic img{background:${dark.sky}!important;color:${dark.ink}!important;filter:brightness(.82)}
}
`.trim();

/** A letter as a page. Everything in it is escaped by `parts.ts`. */
export interface LetterPage {
  readonly subject: string;
  readonly preview: string;
  readonly picture: { readonly description: string } | undefined;
  readonly headline: string;
  readonly parts: readonly Part[];
  readonly footer: Markup;
}

/** The content-id of the one picture that a letter carries. */
export const PICTURE_ID = 'postcard@stay.invalid';

export const PICTURE_ADDRESS = `cid:${PICTURE_ID}`;

const FONT = 'Arial,Helvetica,sans-serif';

/** The page as HTML, loading nothing; `undefined` when it cannot be made: a letter must go out, if need be as text. */
export function renderLetterPage(words: Words, page: LetterPage): string | undefined {
  try {
    // The library takes 7 MB: it is loaded with the first letter.
    const { Engine }: typeof import('mrml') = load('mrml');
    using engine = new Engine();
    const result = engine.toHtml(String(markupOf(words, page)));
    return result.type === 'success' ? result.content : undefined;
  } catch {
    return undefined;
  }
}

function markupOf(words: Words, { subject, preview, picture, headline: title, parts, footer }: LetterPage) {
  const { locale, motel } = words;
  return html`<mjml lang="${locale}"><mj-head>
<mj-title>${plainSpaces(subject)}</mj-title><mj-preview>${preview}</mj-preview>
<mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><meta name="format-detection" content="telephone=no,date=no,address=no" /></mj-raw>
<mj-attributes>
<mj-all font-family="${FONT}" /><mj-section padding="0" /><mj-wrapper padding="0" /><mj-column padding="0" />
<mj-text font-size="16px" line-height="1.5" color="${day(words).ink}" />
<mj-table font-size="16px" line-height="1.35" color="${day(words).ink}" cellpadding="0" />
<mj-button background-color="${day(words).accent}" color="${day(words).onAccent}" font-size="18px" font-weight="bold" border-radius="8px" inner-padding="16px 18px" />
<mj-class name="soft" font-size="14px" line-height="1.4" color="${day(words).inkSoft}" />
</mj-attributes>
<mj-style>${raw(styles({ light: day(words), dark: night(words) }))}</mj-style>
</mj-head><mj-body width="584px" background-color="${day(words).paper}" css-class="page">
<mj-section padding="16px 16px 14px"><mj-column>
<mj-text padding="0" font-size="20px" line-height="1.2" font-weight="bold">${motel.name}</mj-text>
<mj-text padding="0" css-class="soft" mj-class="soft" font-size="13px">${motel.city}, ${motel.province}</mj-text>
</mj-column></mj-section>
<mj-wrapper padding="0 12px"><mj-section css-class="card" background-color="${day(words).card}" border-radius="14px" padding="12px"><mj-column>
${picture === undefined ? '' : pictureOf(picture.description)}${headline(title)}${parts.map((part) => part.page)}
</mj-column></mj-section></mj-wrapper>
<mj-section padding="14px 12px 0"><mj-column>${STRATA.map(stratum)}</mj-column></mj-section>
<mj-section padding="16px 20px 32px"><mj-column><mj-text padding="0" css-class="soft" mj-class="soft">${footer}</mj-text></mj-column></mj-section>
</mj-body></mjml>`;
}

/** The library writes a space that does not break as `\\u{a0}` into the name of the page. */
function plainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

function pictureOf(description: string): Markup {
  return html`<mj-image css-class="pic" src="${PICTURE_ADDRESS}" alt="${description}" padding="0" border-radius="6px" font-size="18px" />`;
}

function stratum(color: string): Markup {
  return html`<mj-spacer height="5px" container-background-color="${color}" />`;
}
