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
  shortName,
  suits,
} from './parts.ts';
