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
  for (const { label, path, kind } of fields.filter(
    (field, at) => fields.findIndex((other) => other.label === field.label) === at,
  )) {
    expect(label).not.toMatch(CODE);
    const isWrong = [' ', -5].flatMap((value) => {
      const changed = { ...texts, [name]: editYaml(text, [{ path, value }]) };
      const mistakes = mistakesOf(filesOfTexts(changed, () => true)).map((one) => ownMistake(one, groups));
      for (const { sentence } of mistakes) expect(sentence).not.toMatch(CODE);
      return mistakes.filter((mistake) => kind === 'follows' || mistake.path.join() === path.join());
    });
    expect(isWrong, `${label} without a word, or below nothing`).not.toEqual([]);
  }
});
