export { editYaml, yamlValues } from './edit-yaml.ts';
export { fieldAt, firstText, isPage, isPart, pageName, partTitle, placedGroups, suits } from './parts.ts';
