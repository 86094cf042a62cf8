import { serverLocale } from '../../lib/localeText';
import type { ClientColumn } from '../../../contract/enums';
import type { ClientCommand } from '../client-lifecycle/decide';
import type { Deactivation } from '../client-lifecycle/statusRules';

/** The options of an export, fixed when the export is requested. */
export interface ExportOptions {
  columns: readonly ClientColumn[];
  fileName: string;
  currency: string;
  timeZone: string;
  /** Whether the export contains payment data, or payment data decided its clients or their order. */
  tellsOfMoney: boolean;
}

/** An action that a job runs for each client of a selection. */
export type ClientAction =
  | { kind: 'AddTags' | 'RemoveTags'; options: { tags: readonly string[] } }
  | { kind: 'ChangePlan'; options: { planId: string; planName: string } }
  | { kind: 'Pause' | 'Resume' | 'Reactivate'; options: Record<string, never> }
  | { kind: 'Deactivate'; options: Deactivation };

/** An action as stored in `client_bulks`. */
export type BulkAction =
  | ClientAction
  | { kind: 'Export'; options: ExportOptions }
  | { kind: 'Undo'; options: { undoes: string; summary: string } };

const listFormat = new Intl.ListFormat(serverLocale, { type: 'conjunction' });

const formatTags = (tags: readonly string[]): string =>
  tags.length === 1 ? `the tag ${tags[0]}` : `the tags ${listFormat.format(tags)}`;

export function summaryOf({ kind, options }: BulkAction): string {
  switch (kind) {
    case 'AddTags':
      return `Add ${formatTags(options.tags)}`;
    case 'RemoveTags':
      return `Remove ${formatTags(options.tags)}`;
    case 'ChangePlan':
      return `Change the plan to ${options.planName}`;
    case 'Deactivate':
      return options.when === 'Now' ? 'Deactivate' : 'Deactivate at the end of the period';
    case 'Export':
      return 'Export to a CSV file';
    case 'Undo':
      return `Undo: ${options.summary}`;
    default:
      return kind;
  }
}

export function commandOf({ kind, options }: ClientAction): ClientCommand {
  switch (kind) {
    case 'AddTags':
    case 'RemoveTags':
      return { kind, tags: options.tags };
    case 'ChangePlan':
      return { kind, planId: options.planId };
    case 'Deactivate':
      return { kind, ...options };
    default:
      return { kind };
  }
}
