const retryDelaysMs = [500, 1500, 3000, 5000, 10_000];

/**
 * Loads a part of an open screen. Retries for 20 seconds, so that a short outage does not discard the
 * operator's input. Rejects with the last error.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}
