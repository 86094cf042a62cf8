const seenHere = new Set<string>();

export function wasRemembered(key: string): boolean {
  try {
    return seenHere.has(key) || localStorage.getItem(key) !== null;
  } catch {
    return seenHere.has(key);
  }
}

/** For good in this browser, or until the page is left in one that stores nothing. */
export function rememberOnce(key: string): void {
  seenHere.add(key);
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // What the page itself remembers has to do.
  }
}
