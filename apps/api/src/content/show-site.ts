import { isPart, languageOfPart, partTitle } from '@motel/content/parts';
import { hasBookings } from '../booking/index.ts';
import { succeed } from '../shared/outcome.ts';
import type { DeskDeed } from '../staff/index.ts';
import { loadDraft, missingIn, type SiteDraft } from './draft.ts';
import { siteMistakes } from './edit-part.ts';
import { currentPreview } from './preview.ts';
import { type ContentVersion, FILES, listContentVersions, seenOf } from './published.ts';

/** The versions that the history shows. */
const SHOWN = 20;

/** The parts of a content, as their owner reads them; those that everybody edits first. */
const FIRST = ['motel.yaml', 'look.yaml', 'home.yaml', 'mails.yaml', 'pictures.yaml'];

/** Shows the published content, the changes that wait, and the earlier versions. */
export const showSite: DeskDeed<'site'> = async (context, _asked, by) => {
  const draft = await loadDraft(context.db);
  const { published, waits } = draft;
  const history = await listContentVersions(context.db, SHOWN);
  const preview = await currentPreview(context, by);
  const titled = (name: string) => ({ name, title: titleOf(name, draft) });
  return succeed({
    published: versionWire(published),
    parts: partsOf(draft).map(titled),
    waits: waits.map(({ name, text, author, at }) => ({
      name,
      title: partTitle(name, text ?? published.texts[name]),
      isRemoved: text === null,
      by: author,
      at: at.toISOString(),
      seen: seenOf(text),
    })),
    mistakes:
      waits.length === 0
        ? []
        : siteMistakes(draft.texts, published.pictures).map(({ name, sentence }) => ({
            ...titled(name),
            sentence,
          })),
    mayBegin: !(await hasBookings(context.db)),
    history: history.map(versionWire),
    ...(preview && { preview }),
  });
};

/** A part's name; with the number of texts that wait for a translation. */
function titleOf(name: string, draft: SiteDraft): string {
  const language = languageOfPart(name);
  const title = partTitle(name, draft.texts[name]);
  const missing = language === undefined ? 0 : missingIn(draft, language).length;
  return missing === 0 ? title : `${title}: ${missing} to translate`;
}

function partsOf({ texts }: SiteDraft): string[] {
  const names = Object.keys(texts).filter(isPart);
  const first = [...FIRST, ...names.filter((name) => languageOfPart(name) !== undefined)];
  return [...first, ...names].filter((name, at, all) => names.includes(name) && all.indexOf(name) === at);
}

function versionWire({ version, at, author, note }: Omit<ContentVersion, 'texts' | 'pictures'>) {
  return { version, at: at.toISOString(), by: author === FILES ? 'The motel’s files' : author, note };
}
