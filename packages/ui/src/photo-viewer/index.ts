export { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
