export { addPage, addRoomKind, removePart } from './add-part.ts';
export { dropPart, editPart, showPart } from './edit-part.ts';
export { addPhotograph, describePicture, finishPhotographs, removePhotograph } from './photographs.ts';
export { PREVIEW_PATH, previewedContent, previewSite } from './preview.ts';
export { beginSite, goBackSite, importSite, publishSite, readBegin } from './publish.ts';
export { followContent, openContent, showSitePart } from './published.ts';
export { showSite } from './show-site.ts';
export { keepSitePictures, sitePictures, siteTexts } from './site-files.ts';
