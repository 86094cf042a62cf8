import { Button } from './Button';
import { EmptyState } from './EmptyState';

/** A page after the last one of a list. */
export function EmptyPage({ onFirst }: { onFirst: () => void }) {
  const first = <Button onClick={onFirst}>Go to page 1</Button>;
  return <EmptyState title="There is nothing on this page" action={first} />;
}
