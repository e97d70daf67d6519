/** Shown where a picture is missing or fails to load (§8). */
export const placeholderPicture = '/pictures/placeholder.svg';
