import type { OpenDatabase } from './database.ts';
import { openFolder } from './open-folder.ts';
import { openServer, type ServerPlace } from './open-server.ts';

/** Where the database is: on a server or in a folder. */
export type DatabasePlace = ServerPlace | { readonly folder: string };

/** @throws FolderInUseError or DatabaseUnreachableError */
export async function openDatabase(
  place: DatabasePlace,
  onLostConnection: (error: Error) => void,
): Promise<OpenDatabase> {
  return 'url' in place ? openServer(place, onLostConnection) : openFolder(place.folder);
}
