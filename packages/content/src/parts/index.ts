export { begunTexts, type FirstAnswers } from './begin.ts';
export { dictionaryGroups, type TextField, type TextGroup } from './dictionary-groups.ts';
export { editYaml, type ValueChange, yamlValues } from './edit-yaml.ts';
export * from './parts.ts';
export { picturePlaces } from './picture-places.ts';
