import { signInRepeatedly, type Credentials } from '../faults/browser/sessions';

// Access tokens expire after 15 minutes, and all attacks together take longer.
const renewEveryMs = 5 * 60_000;

/**
 * Returns a function that signs in if necessary and returns an access token valid for at least ten more
 * minutes.
 */
export function createTokenSource(url: string, credentials: Credentials): () => Promise<string> {
  let token = '';
  let signedInAt = -Infinity;
  return async () => {
    if (performance.now() - signedInAt > renewEveryMs) {
      const [session] = await signInRepeatedly(url, credentials, 1);
      token = session?.accessToken ?? '';
      signedInAt = performance.now();
    }
    return token;
  };
}
