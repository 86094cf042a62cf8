import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';
import { type Hasher, setHasher } from '../identity/internals';

// The minimum that argon2 accepts, so that a hash takes microseconds.
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes like the production hasher, at the lowest cost and on the main thread. */
export const cheapHasher: Hasher = {
  hash: async (password) => hashSync(password, cost),
  hashWith: async ({ secret, salt }) => hashRawSync(secret, { ...cost, salt }),
  verify: async ({ stored, password }) => verifySync(stored, password),
  end: async () => {},
};

/** Runs `action` during the next password check, after the stored hash is loaded. */
export const runDuringNextCheck = (action: () => Promise<unknown>): void =>
  setHasher({
    ...cheapHasher,
    verify: async (input) => {
      setHasher(cheapHasher);
      await action();
      return cheapHasher.verify(input);
    },
  });
