/** The maximum size of a logo, a profile photo or a picture of a guide, in bytes. */
export const imageMaxBytes = 2_000_000;

/** The maximum size of a file with clients, in bytes. */
export const importMaxBytes = 20_000_000;

/** The maximum number of clients in a file. */
export const importMaxRows = 50_000;

/** The media types of the images that the API accepts, by kind. */
export const imageTypes = {
  Png: 'image/png',
  Jpeg: 'image/jpeg',
  Webp: 'image/webp',
  Svg: 'image/svg+xml',
} as const;

export type ImageKind = keyof typeof imageTypes;

/** The media types for the `accept` attribute of a file input. */
export const acceptedImages = Object.values(imageTypes).join(',');
