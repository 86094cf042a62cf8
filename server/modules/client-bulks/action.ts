import { ownLanguage } from '../../lib/ownLanguage';
import type { ClientColumn } from '../../schema.generated';
import type { ClientVerb } from '../client-lifecycle/decide';
import type { Deactivation } from '../client-lifecycle/statusRules';

/** What an export's file says of itself, as it stood when the export was asked for. */
export interface ExportOptions {
  columns: readonly ClientColumn[];
  fileName: string;
  currency: string;
  timeZone: string;
  /** What clients pay stands in it, or decided who does and in which order. */
  tellsOfMoney: boolean;
}

/** What an operator does to the clients of a selection. */
export type WorkedAction =
  | { kind: 'AddTags' | 'RemoveTags'; options: { tags: readonly string[] } }
  | { kind: 'ChangePlan'; options: { planId: string; planName: string } }
  | { kind: 'Pause' | 'Resume' | 'Reactivate'; options: Record<string, never> }
  | { kind: 'Deactivate'; options: Deactivation };

/** What a bulk does, as its row keeps it. */
export type BulkAction =
  | WorkedAction
  | { kind: 'Export'; options: ExportOptions }
  | { kind: 'Undo'; options: { undoes: string; summary: string } };

const listed = new Intl.ListFormat(ownLanguage, { type: 'conjunction' });

const tagged = (tags: readonly string[]): string =>
  tags.length === 1 ? `the tag ${tags[0]}` : `the tags ${listed.format(tags)}`;

/** What a bulk does, in plain words. */
export function summaryOf({ kind, options }: BulkAction): string {
  switch (kind) {
    case 'AddTags':
      return `Add ${tagged(options.tags)}`;
    case 'RemoveTags':
      return `Remove ${tagged(options.tags)}`;
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

/** The same to the one place that changes clients. */
export function verbOf({ kind, options }: WorkedAction): ClientVerb {
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
