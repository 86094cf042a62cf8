import type { RecordedEvent } from './recordApi';
import type { RecordFilters } from './recordFilters';

/** What a row of the table and the card on a phone are given alike. */
export interface RecordRowProps {
  event: RecordedEvent;
  onFilter: (filters: RecordFilters) => void;
}

export interface RecordRowsProps {
  /** Undefined while they are on their way for the first time. */
  events: readonly RecordedEvent[] | undefined;
  isStale: boolean;
  onFilter: (filters: RecordFilters) => void;
}
