import { DAY, NIGHT } from './colors.ts';

/**
 * Styles that cannot be on the elements: the dark theme, links, the picture's description. Short, because Gmail drops
 * more than 8 kB of them.
 */
export const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${DAY.link}}
.pic img{background:${DAY.sky};color:${DAY.ink};line-height:1.4!important;font-weight:bold}
td,th,blockquote{overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){
body,.page{background-color:${NIGHT.paper}!important}
.card,.card>table{background:${NIGHT.card}!important}
.page div,.page td,.page th,.page h1,.page h2,.page blockquote{color:${NIGHT.ink}!important}
.page .soft,.page .soft div{color:${NIGHT.inkSoft}!important}
.page .line{border-color:${NIGHT.line}!important}
.page .total{border-color:${NIGHT.ink}!important}
.page .theirs{border-color:${NIGHT.accent}!important}
.page a{color:${NIGHT.link}!important}
.page .btn td,.page .btn a{background:${NIGHT.accent}!important;color:${NIGHT.onAccent}!important}
.pic img{background:${NIGHT.sky}!important;color:${NIGHT.ink}!important;filter:brightness(.82)}
}
`.trim();
