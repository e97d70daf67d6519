export { begunTexts, type FirstAnswers } from './begin.ts';
export { editYaml, type ValueChange, yamlValues } from './edit-yaml.ts';
export {
  dictionaryGroups,
  fieldAt,
  firstText,
  isPage,
  isPart,
  isRoom,
  languageOfPart,
  pageName,
  partTitle,
  placedGroups,
  roomId,
  shortName,
  suits,
} from './parts.ts';
