import type { AuditEvent } from './auditLogApi';
import type { AuditLogFilters } from './auditLogFilters';

/** The props that table rows and phone cards share. */
export interface AuditEventRowProps {
  event: AuditEvent;
  onFilter: (filters: AuditLogFilters) => void;
}

export interface AuditEventRowsProps {
  /** Undefined during the first load. */
  events: readonly AuditEvent[] | undefined;
  isStale: boolean;
  onFilter: (filters: AuditLogFilters) => void;
}
