import { useEffect, useState } from 'react';

const settleMs = 300;

/** Whether the value has stood still for a moment, by what it says: false while a person types. */
export function useSettled(value: unknown): boolean {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);

  return text === settled;
}
