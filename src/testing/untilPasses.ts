const lookEveryMs = 10;
const timeoutMs = 20_000;
const realSetTimeout = globalThis.setTimeout;

/** Polls until `check` throws no more, by the real clock even where the test replaces `setTimeout`. Rejects with its last error. */
export async function untilPasses(check: () => void): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return check();
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
    }
    await new Promise((resolve) => realSetTimeout(resolve, lookEveryMs));
  }
}
