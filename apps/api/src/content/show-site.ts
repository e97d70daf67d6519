import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { isPart, partTitle } from '@motel/content/parts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import type { DeskContext } from '../staff/index.ts';
import type { ContentVersion } from './content-tables.ts';
import { loadDraft, type SiteDraft, seenOf } from './draft.ts';
import { currentPreview } from './preview.ts';
import { mistakesIn } from './read-texts.ts';
import { FILES, listContentVersions } from './versions.ts';

/** The versions that the history shows. */
const SHOWN = 20;

/** The parts of a content, as their owner reads them; those that everybody edits first. */
const FIRST = ['motel.yaml', 'home.yaml', 'mails.yaml', 'pictures.yaml'];

/** Shows the published content, the changes that wait, and the earlier versions. */
export async function showSite(context: DeskContext): Promise<Outcome<WireAnswerOf<DeskCalls['site']>>> {
  const draft = await loadDraft(context.db);
  const { published, waits, texts } = draft;
  const history = await listContentVersions(context.db, SHOWN);
  const preview = await currentPreview(context);
  const titled = (name: string) => ({ name, title: partTitle(name, texts[name]) });
  return succeed({
    published: versionWire(published),
    parts: partsOf(draft).map(titled),
    waits: waits.map(({ name, text, author, at }) => ({
      ...{ name, title: partTitle(name, text ?? published.texts[name]), isRemoved: text === null },
      ...{ by: author, at: at.toISOString(), seen: seenOf(text) },
    })),
    mistakes:
      waits.length === 0
        ? []
        : mistakesIn(texts).map(({ name, sentence }) => ({ ...titled(name), sentence })),
    history: history.map(versionWire),
    ...(preview && { preview }),
  });
}

function partsOf({ texts }: SiteDraft): string[] {
  const names = Object.keys(texts).filter(isPart);
  const others = names.filter((name) => !FIRST.includes(name));
  return [...FIRST.filter((name) => names.includes(name)), ...others];
}

function versionWire({ version, at, author, note }: Omit<ContentVersion, 'texts'>) {
  return { version, at: at.toISOString(), by: author === FILES ? 'The motel’s files' : author, note };
}
