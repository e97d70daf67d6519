export const fontFamilies = { display: 'Bricolage Grotesque', text: 'Libre Franklin' } as const;
