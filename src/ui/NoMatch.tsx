import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface NoMatchProps {
  title: string;
  onClear: () => void;
  /** Suggests what to try instead. */
  children: ReactNode;
}

/** States that no item of a list matches the search and the filters, and offers to clear them. */
export function NoMatch({ title, onClear, children }: NoMatchProps) {
  const { t } = useLingui();
  const clearButton = (
    <Button color="gray" variant="soft" onClick={onClear}>
      {t`Clear filters`}
    </Button>
  );
  return (
    <EmptyState title={title} action={clearButton}>
      {children}
    </EmptyState>
  );
}
