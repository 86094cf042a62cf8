import { signInTimes, type Credentials } from '../faults/browser/sessions';

// A token holds for 15 minutes, and all the attacks together take longer.
const renewEveryMs = 5 * 60_000;

/** Gives an access token that holds for a while yet. */
export function tokensOf(url: string, credentials: Credentials): () => Promise<string> {
  let token = '';
  let signedInAt = -Infinity;
  return async () => {
    if (performance.now() - signedInAt > renewEveryMs) {
      const [session] = await signInTimes(url, credentials, 1);
      token = session?.accessToken ?? '';
      signedInAt = performance.now();
    }
    return token;
  };
}
