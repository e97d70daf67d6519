/** The address of a link to join. Browsers send the part after # to no server, so that it is in no log. */
export function joinUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/desk/join#${token}`;
}
