import * as texts from '@/texts/ui';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';

interface EmptyPageProps {
  /** Null until the total is counted. */
  totalPages: number | null;
  onPage: (page: number) => void;
}

/** Offers the last page on a page number beyond it, or page 1 while the total is unknown. */
export function EmptyPage({ totalPages, onPage }: EmptyPageProps) {
  const lastPage = Math.max(totalPages ?? 1, 1);
  const lastPageButton = <Button onClick={() => onPage(lastPage)}>{texts.goToPage(lastPage)}</Button>;
  return <EmptyState title={texts.thereIsNothingOnThisPage} action={lastPageButton} />;
}
