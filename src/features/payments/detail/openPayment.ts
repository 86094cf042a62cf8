import { useSearchParams } from 'react-router';

/** Whose detail stands open over the list, in its address. */
export const openParam = 'payment';

/** The query of the list's address with a payment's detail open over it. */
export function withOpen(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set(openParam, id);
  return `?${next}`;
}

/** The payment whose detail the address opens, and the ways to another one and back to the list. */
export function useOpenPayment() {
  const [params, setParams] = useSearchParams();

  const change = (id: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set(openParam, id);
        else next.delete(openParam);
        return next;
      },
      // One step back always leads to where the detail was opened from.
      { replace: true, preventScrollReset: true },
    );

  return { id: params.get(openParam) || null, turnTo: change, close: () => change(null) };
}
