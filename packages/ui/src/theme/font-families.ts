/** The names the two faces are declared under. */
export const fontFamilies = { display: 'Bricolage Grotesque', text: 'Libre Franklin' } as const;
