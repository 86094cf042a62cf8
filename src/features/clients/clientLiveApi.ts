import { followCompany, refreshing, type NewsLife } from '@/api/companyNews';

/** Keeps a client, their payments and their timeline up to date while anybody looks at them. */
export function followClient({ id }: { id: string }, life: NewsLife): Promise<void> {
  // A bulk action may touch one client several times in a row.
  const refresh = refreshing(
    [
      { type: 'Client', id },
      { type: 'ClientTimeline', id },
      { type: 'Payment', id: `client ${id}` },
    ],
    { afterMs: 250 },
  );
  return followCompany((clientIds, news) => {
    if (clientIds.length === 0 || clientIds.includes(id)) refresh(clientIds, news);
  })(undefined, life);
}
