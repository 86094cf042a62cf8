import { useSearchParams } from 'react-router';

/** URL parameter with the id of the payment whose details are open. */
export const openParam = 'payment';

/** Returns the list's query with the details of a payment open. */
export function withOpenPayment(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set(openParam, id);
  return `?${next}`;
}

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
      // Replaces the history entry, so that Back leads to the page from which the details were opened.
      { replace: true, preventScrollReset: true },
    );

  return { id: params.get(openParam) || null, navigateTo: change, close: () => change(null) };
}
