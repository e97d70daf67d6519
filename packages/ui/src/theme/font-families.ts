/** The family names of the two faces. */
export const fontFamilies = { display: 'Bricolage Grotesque', text: 'Libre Franklin' } as const;
