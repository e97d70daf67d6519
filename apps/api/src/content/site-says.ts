import { siteChanges } from '@motel/api-client/desk-contracts';
import { editYaml, fieldAt, suits, yamlValues } from '@motel/content/parts';
import { ContentMistakes, filesOfTexts, type Motel, readMotel, wordsOf } from '@motel/content/server';
import { succeed } from '../shared/outcome.ts';
import type { DeskReading } from '../staff/index.ts';
import { loadDraftContent } from './draft.ts';

const NAME = 'motel.yaml';

/** Shows what guests would read of the motel's name and rules with changes that nobody has kept. */
export const siteSays: DeskReading<'siteSays'> = async ({ db }, { changes }) => {
  const { texts } = await loadDraftContent(db);
  const text = texts[NAME] ?? '';
  const values = yamlValues(text);
  const asked = siteChanges.safeParse(jsonIn(changes)).data ?? [];
  const suited = asked.filter(({ path, value }) => {
    const field = fieldAt(NAME, values, path);
    return field !== undefined && suits(field, value);
  });
  const changed = { ...texts, [NAME]: editYaml(text, suited) };
  try {
    const motel = readMotel(filesOfTexts(changed, () => true));
    return succeed({ says: motel.languages.map((language) => saidOf(motel.translated[language] ?? motel)) });
  } catch (error) {
    if (error instanceof ContentMistakes) return succeed({});
    throw error;
  }
};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function saidOf(motel: Motel) {
  const { t } = wordsOf(motel);
  const { language, name, addressLines, phone, email, policies, stayTimes } = motel;
  const { checkIn, checkOut, quietHours, visitors, children, smoking, petFee, refunds } = policies;
  const { desk } = stayTimes;
  const answers =
    desk === undefined
      ? []
      : [t('The front desk answers {when}: {phone}', { when: desk, phone: phone.shown })];
  return {
    language,
    name,
    reach: [...addressLines, phone.shown, email],
    about: t('Good to know'),
    rules: [checkIn, checkOut, ...answers, quietHours, visitors, children, petFee, smoking, refunds],
  };
}
