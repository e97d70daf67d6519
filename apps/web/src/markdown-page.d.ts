declare module '@motel/content/pages/*.md' {
  export const words: import('@motel/content/pages').PageWords;
  const Page: import('react').ComponentType;
  export default Page;
}
