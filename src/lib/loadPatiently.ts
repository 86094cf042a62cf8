const pausesMs = [500, 1500, 3000, 5000, 10_000];

/** Loads a part of a screen that stands already: a moment without the server must not cost what was done on it. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}
