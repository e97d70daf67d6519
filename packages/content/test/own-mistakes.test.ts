import { filesOfFolder, filesOfTexts, folderTexts } from '../src/folder/motel-files.ts';
import { editYaml, ownMistake, placedGroups, yamlValues } from '../src/parts/index.ts';
import { mistakesOf, PLAIN_FOLDER } from '../src/server.ts';

/** A dot between words, a bracket, an inner capital, a link's scheme, hours as figures. */
const CODE = /(?<!@\w*)\w\.[a-z]|[[\]{}\\^$|<>]|[a-z][A-Z]|[a-z]:\S|0 to 23|a line each/;
const texts = folderTexts(filesOfFolder(PLAIN_FOLDER));

test.each([
  ...['motel.yaml', 'rates.yaml', 'home.yaml', 'look.yaml', 'mails.yaml', 'pictures.yaml', 'rooms/room.yaml'],
])('§14.15 each mistake on the page of %s stands at its field, in words', (name) => {
  const text = texts[name] ?? '';
  const groups = placedGroups(name, yamlValues(text));
  const fields = groups.flatMap((group) => group.fields);
  /** The mistakes with some fields without a word, and below nothing. */
  const wrongIn = (some: typeof fields) =>
    [' ', -5].flatMap((value) => {
      const changed = editYaml(
        text,
        some.map(({ path }) => ({ path, value })),
      );
      const mistakes = mistakesOf(filesOfTexts({ ...texts, [name]: changed }, () => true));
      const own = mistakes.map((mistake) => ownMistake(mistake, groups));
      for (const { sentence } of own) expect(sentence).not.toMatch(CODE);
      return own;
    });
  const wrong = wrongIn(fields);
  for (const field of fields) {
    expect(field.label).not.toMatch(CODE);
    const path = field.path.join();
    const own = field.kind === 'follows' ? wrongIn([field]) : wrong.filter((one) => one.path.join() === path);
    expect(own, field.label).not.toEqual([]);
  }
});
