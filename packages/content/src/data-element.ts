/**
 * Data in an element that no browser executes, with any text in it; the security policy allows it.
 * @param type a media type that is not a script's
 */
export function dataElement(type: `application/${string}json`, data: unknown, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="${type}"${named}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
