export { editYaml, yamlValues } from './edit-yaml.ts';
export { fieldAt, isPage, isPart, partTitle, placedGroups, suits } from './parts.ts';
