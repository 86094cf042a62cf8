/** 0: guessed at once, to 4: very hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

let estimator: Promise<(password: string, known: string[]) => Strength> | null = null;

/** Loads the estimator and its word lists on first use: they weigh more than the rest of the screen. */
export async function passwordStrength(password: string, known: string[] = []): Promise<Strength> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = null;
    throw error;
  });
  return (await estimator)(password, known);
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { keyboards, words }, { commonPasswords }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('./wordsAndKeys'),
    import('./commonPasswords.generated'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    // The estimator knows by this name that the words are in no order of use.
    dictionary: { diceware: words, passwords: commonPasswords.split(' ') },
    graphs: keyboards,
  });
  // Long input says nothing more about strength, and would hold up typing.
  return (password: string, known: string[]) => zxcvbn.check(password.slice(0, 100), known).score as Strength;
}
