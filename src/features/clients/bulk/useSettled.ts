import { useEffect, useState } from 'react';

const settleMs = 300;

/** The value once it has stood for a moment; while a person types it stays as it was. Compared by what it says. */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });

  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value: JSON.parse(key) as Value }), settleMs);
    return () => clearTimeout(timer);
  }, [key]);

  return settled.key === key ? value : settled.value;
}
