import type { Wire } from '@motel/api-client';
import type { SitePartName, SiteParts } from '@motel/content';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { callApi } from '../queries/call-api.ts';
import { knownData, type QueryBox } from '../queries/query-box.ts';
import { hasStatus } from '../queries/refusal-of.ts';
import { useQueryBox } from '../site.ts';

/** The motel has published another content since the document was made: only a fresh document fits it. */
export class ContentChanged extends Error {}

/** A part of what the motel has published; of a version, which never changes. */
function sitePartQuery<Name extends SitePartName>(wire: Wire, version: string, part: Name) {
  return {
    queryKey: keyOf(version, part),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      try {
        const answer = await callApi(wire, 'sitePart', { parts: { version, part }, signal });
        return answer.part as SiteParts[Name];
      } catch (error) {
        throw hasStatus(error, 404) ? new ContentChanged(part) : error;
      }
    },
  };
}

function keyOf<Name extends SitePartName>(version: string, part: Name) {
  return ['motel', version, part] as unknown as DataTag<QueryKey, SiteParts[Name], Error>;
}

export function knownPart<Name extends SitePartName>(box: QueryBox, part: Name): SiteParts[Name] | undefined {
  return knownData(box, keyOf(box.version, part));
}

/** Fetches parts that the document did not come with; with the code that fetches. @throws ContentChanged */
export async function bringParts(box: QueryBox, wire: Wire, parts: readonly SitePartName[]): Promise<void> {
  const missing = parts.filter((part) => knownPart(box, part) === undefined);
  if (missing.length === 0) return;
  const { clientOf } = await import('../queries/with-queries.tsx');
  const client = clientOf(box);
  await Promise.all(missing.map((part) => client.fetchQuery(sitePartQuery(wire, box.version, part))));
}

/** A part of the motel that the page's route has brought. */
export function useSitePart<Name extends SitePartName>(part: Name): SiteParts[Name] {
  const known = knownPart(useQueryBox(), part);
  if (known === undefined) throw new Error(`The route of this page does not bring ${part}`);
  return known;
}
