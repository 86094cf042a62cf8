/** From 0 (guessed immediately) to 4 (very hard to guess). */
export type Strength = 0 | 1 | 2 | 3 | 4;

let estimator: Promise<(password: string, personalWords: string[]) => Strength> | null = null;

/**
 * Resolves to the strength of a password. Loads the estimator on first use, because it is larger than the
 * rest of the screen. Rejects if the estimator cannot be loaded.
 */
export async function estimatePasswordStrength(
  password: string,
  personalWords: string[] = [],
): Promise<Strength> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = null;
    throw error;
  });
  return (await estimator)(password, personalWords);
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { keyboards, words }, { commonPasswords }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('./estimatorData'),
    import('./commonPasswords.generated'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    // The estimator treats a dictionary named `diceware` as unranked.
    dictionary: { diceware: words, passwords: commonPasswords.split(' ') },
    graphs: keyboards,
  });
  // Longer input adds no strength and would slow down typing.
  return (password: string, personalWords: string[]) =>
    zxcvbn.check(password.slice(0, 100), personalWords).score as Strength;
}
