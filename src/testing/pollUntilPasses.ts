const pollIntervalMs = 10;
const timeoutMs = 20_000;
const realSetTimeout = globalThis.setTimeout;

/**
 * Polls in real time until `assertion` stops throwing, even if the test uses fake timers. Rejects with the
 * assertion's last error after 20 s.
 */
export async function pollUntilPasses(assertion: () => void): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => realSetTimeout(resolve, pollIntervalMs));
  }
}
