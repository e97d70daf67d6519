/**
 * Data as an element that no browser executes, whatever text it holds; the security policy lets it pass.
 * @param type a media type that is no script's
 */
export function dataElement(type: `application/${string}json`, data: unknown, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
