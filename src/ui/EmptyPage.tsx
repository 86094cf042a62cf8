import * as texts from '@/texts/ui';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

/** A page after the last one of a list. */
export function EmptyPage({ onFirst }: { onFirst: () => void }) {
  const first = <Button onClick={onFirst}>{texts.goToPage1}</Button>;
  return <EmptyState title={texts.thereIsNothingOnThisPage} action={first} />;
}
