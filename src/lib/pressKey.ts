const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Marks one press, so that it has one effect however often it is sent. */
export const pressKey = (): string =>
  // `randomUUID` is missing on pages served without https, a LAN address for one.
  [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('');
