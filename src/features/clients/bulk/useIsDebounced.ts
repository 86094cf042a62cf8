import { useEffect, useState } from 'react';

const debounceMs = 300;

/** Returns whether the value has not changed for `debounceMs`. Compares values by their JSON. */
export function useIsDebounced(value: unknown): boolean {
  const text = JSON.stringify(value);
  const [debouncedText, setDebouncedText] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return text === debouncedText;
}
