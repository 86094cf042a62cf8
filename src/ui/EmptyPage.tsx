import * as texts from '@/texts/ui';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface EmptyPageProps {
  /** Null until they have been counted. */
  totalPages: number | null;
  onPage: (page: number) => void;
}

/** A page after the last one of a list. */
export function EmptyPage({ totalPages, onPage }: EmptyPageProps) {
  const last = Math.max(totalPages ?? 1, 1);
  const toLast = <Button onClick={() => onPage(last)}>{texts.goToPage(last)}</Button>;
  return <EmptyState title={texts.thereIsNothingOnThisPage} action={toLast} />;
}
