import type { OpenDatabase } from './database.ts';
import { openFolder } from './open-folder.ts';
import { openServer } from './open-server.ts';

/** Where the rooms and bookings are kept. */
export type DatabasePlace = { readonly url: string } | { readonly folder: string };

/** @throws FolderInUseError or DatabaseUnreachableError */
export async function openDatabase(
  place: DatabasePlace,
  onLostConnection: (error: Error) => void,
): Promise<OpenDatabase> {
  return 'url' in place ? openServer(place.url, onLostConnection) : openFolder(place.folder);
}
