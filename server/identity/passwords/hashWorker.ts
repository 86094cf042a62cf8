import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

// The library defaults to argon2id. The cost follows OWASP's recommendation for it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, cost);

/** Returns the same hash for the same secret and salt. */
export const hashWith = ({ secret, salt }: { secret: string; salt: Uint8Array }): Uint8Array =>
  hashRawSync(secret, { ...cost, salt });

export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
