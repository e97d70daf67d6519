import { isPart, isRoom, languageOfPart, partTitle, yamlValues } from '@motel/content/parts';
import { hasBookings } from '../booking/index.ts';
import type { DeskDeed } from '../staff/index.ts';
import { inMakingSentence, loadDraft, missingIn, PICTURES, type SiteDraft } from './draft.ts';
import { siteMistakes } from './edit-part.ts';
import { currentPreview } from './preview.ts';
import { type ContentVersion, FILES, listContentVersions, seenOf } from './published.ts';

const SHOWN = 20;

/** The parts of a content, as their owner reads them; those that everybody edits first. */
const FIRST = ['motel.yaml', 'look.yaml', 'home.yaml', 'mails.yaml', 'pictures.yaml'];

export const showSite: DeskDeed<'site'> = async (context, _asked, by) => {
  const draft = await loadDraft(context.db);
  const { published, waits, texts } = draft;
  const history = await listContentVersions(context.db, SHOWN);
  const preview = await currentPreview(context, by);
  const titled = (name: string) => ({ name, title: partTitle(name, texts[name]) });
  const { fees = [], codes = [], articles = [], plans = [], policies = [], nightly } = draft.tariff;
  return {
    published: versionWire(published),
    parts: partsOf(draft).map((name) => ({ ...titled(name), ...stateOf(name, draft) })),
    states: {
      '/rates': counted(nightly.length, 'season'),
      '/rates/taxes': counted(fees.length, 'tax', 'taxes'),
      '/rates/codes': counted(codes.length, 'code'),
      '/rates/terms': counted(policies.length, 'term'),
      '/rates/demand': counted(draft.tariff.demand?.length ?? 0, 'rule'),
      '/rates/plans': counted(plans.length, 'plan'),
      '/rates/articles': counted(articles.length, 'article'),
    },
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
        : [
            ...siteMistakes(draft.texts, published.pictures),
            ...draft.inMaking.map((file) => ({ name: PICTURES, sentence: inMakingSentence(file) })),
          ].map(({ name, sentence }) => ({ ...titled(name), sentence })),
    mayBegin: !(await hasBookings(context.db)),
    history: history.map(versionWire),
    ...(preview && { preview }),
  };
};

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** The list of a part that tells most of it, and the word for one of its entries. */
const COUNTED: Readonly<Record<string, readonly [entry: string, one: string]>> = {
  'home.yaml': ['banners', 'poster'],
  'motel.yaml': ['languages', 'language'],
  'pictures.yaml': ['descriptions', 'picture'],
};

/** Counts a part's entries, or the texts that wait in it for its owner. */
function stateOf(name: string, draft: SiteDraft): { readonly state?: string; readonly isWaiting?: true } {
  const language = languageOfPart(name);
  if (language === undefined) {
    const [entry, one] = isRoom(name) ? ['rooms', 'room'] : (COUNTED[name] ?? []);
    if (entry === undefined || one === undefined) return {};
    const value = (yamlValues(draft.texts[name] ?? '') as Record<string, unknown> | null)?.[entry];
    return {
      state: counted(typeof value === 'object' ? Object.keys(value ?? {}).length : Number(value), one),
    };
  }
  const missing = missingIn(draft, language).length;
  return missing === 0 ? { state: 'all is written' } : { state: `${missing} to write`, isWaiting: true };
}

function partsOf({ texts }: SiteDraft): string[] {
  const names = Object.keys(texts).filter(isPart);
  const first = [...FIRST, ...names.filter((name) => languageOfPart(name) !== undefined)];
  return [...first, ...names].filter((name, at, all) => names.includes(name) && all.indexOf(name) === at);
}

function versionWire({ version, at, author, note }: Omit<ContentVersion, 'texts' | 'pictures'>) {
  return { version, at: at.toISOString(), by: author === FILES ? 'The motel’s files' : author, note };
}
