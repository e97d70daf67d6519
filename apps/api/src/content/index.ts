export { addPage, addRoomKind, removePart } from './add-part.ts';
export { dropPart, editPart, showPart } from './edit-part.ts';
export { followContent } from './follow-content.ts';
export { openContent } from './open-content.ts';
export { PREVIEW_PATH, previewedContent, previewSite } from './preview.ts';
export { goBackSite, importSite, publishSite, siteTexts } from './publish.ts';
export { showSite } from './show-site.ts';
