export { editYaml, type ValueChange, yamlValues } from './edit-yaml.ts';
export {
  fieldAt,
  firstText,
  isPage,
  isPart,
  isRoom,
  pageName,
  partTitle,
  placedGroups,
  suits,
  wordsOfAddress,
} from './parts.ts';
