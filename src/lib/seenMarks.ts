const seenInMemory = new Set<string>();

export function wasSeen(key: string): boolean {
  try {
    return seenInMemory.has(key) || localStorage.getItem(key) !== null;
  } catch {
    return seenInMemory.has(key);
  }
}

/** Marks the key as seen in this browser. Without storage, the mark lasts until the page unloads. */
export function markAsSeen(key: string): void {
  seenInMemory.add(key);
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // The in-memory set is the fallback.
  }
}
