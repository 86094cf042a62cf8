import type { ReactNode } from 'react';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface NoMatchProps {
  title: string;
  onClear: () => void;
  /** What to try instead. */
  children: ReactNode;
}

/** A list whose search and filters leave nothing. */
export function NoMatch({ title, onClear, children }: NoMatchProps) {
  const clear = (
    <Button colour="gray" variant="soft" onClick={onClear}>
      {texts.clearFilters}
    </Button>
  );
  return (
    <EmptyState title={title} action={clear}>
      {children}
    </EmptyState>
  );
}
