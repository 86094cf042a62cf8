import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

// argon2id is what the library takes unless told otherwise; the numbers are OWASP's for it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, cost);

/** The same for the same salt. */
export const hashWith = ({ secret, salt }: { secret: string; salt: Uint8Array }): Uint8Array =>
  hashRawSync(secret, { ...cost, salt });

export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
