/** Where `npm start` opens a motel without an address of its own. */
const AT_HOME = 'http://localhost:3000';

/** The address of a link to join. Browsers send the part after # to no server, so that it is in no log. */
export function joinUrl(publicUrl: string | undefined, token: string): string {
  return `${publicUrl ?? AT_HOME}/desk/join#${token}`;
}
