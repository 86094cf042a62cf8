import { randomBytes } from 'node:crypto';

/** Returns a random value for `SIGNING_KEY` or `ENCRYPTION_KEY`. */
export const randomKey = (): string => randomBytes(32).toString('base64');
