const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

export const createIdempotencyKey = (): string =>
  // `randomUUID` is missing on pages that are served without https, for example at a LAN address.
  [...crypto.getRandomValues(new Uint8Array(16))].map(toHex).join('');
