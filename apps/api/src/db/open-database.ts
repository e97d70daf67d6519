import type { OpenDatabase } from './database.ts';
import type { FreeSpace } from './free-space.ts';
import { openFolder } from './open-folder.ts';
import { openServer, type ServerPlace } from './open-server.ts';

export type DatabasePlace = ServerPlace | { readonly folder: string };

/** @throws FolderInUseError, DatabaseFolderError, DatabaseUnreachableError or DatabaseSettingError */
export async function openDatabase(
  place: DatabasePlace,
  onLostConnection: (error: Error) => void,
  freeSpace?: FreeSpace,
): Promise<OpenDatabase> {
  return 'url' in place ? openServer(place, onLostConnection) : openFolder(place.folder, freeSpace);
}
