import { randomBytes } from 'node:crypto';

/** For SIGNING_KEY or ENCRYPTION_KEY. */
export const aKey = (): string => randomBytes(32).toString('base64');
