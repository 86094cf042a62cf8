import { storedText, t } from '../../lib/i18n/i18n';
import { listText } from '../../lib/localeText';
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
  | { kind: 'Undo'; options: { undoes: string; action?: BulkAction; summary: string } };

/** Returns what a bulk action does, in the current language. */
export function bulkSummaryOf({ kind, options }: BulkAction): string {
  switch (kind) {
    case 'AddTags':
      return t('{count, plural, one {Add the tag {tags}} other {Add the tags {tags}}}', {
        count: options.tags.length,
        tags: listText(options.tags),
      });
    case 'RemoveTags':
      return t('{count, plural, one {Remove the tag {tags}} other {Remove the tags {tags}}}', {
        count: options.tags.length,
        tags: listText(options.tags),
      });
    case 'ChangePlan':
      return t('Change the plan to {plan}', { plan: options.planName });
    case 'Deactivate':
      return options.when === 'Now' ? t('Deactivate') : t('Deactivate at the end of the period');
    case 'Export':
      return t('Export to CSV');
    case 'Undo':
      return t('Undo: {action}', {
        action: options.action ? bulkSummaryOf(options.action) : options.summary,
      });
    case 'Pause':
      return t('Pause');
    case 'Resume':
      return t('Resume');
    case 'Reactivate':
      return t('Reactivate');
  }
}

/** Returns the English summary, which searches and processes of the previous release read. */
export const storedBulkSummaryOf = (action: BulkAction): string => storedText(() => bulkSummaryOf(action));

/** Returns why a bulk action of this kind failed, in the current language. */
export const failureText = (kind: BulkAction['kind']): string =>
  kind === 'Export'
    ? t('The file wasn’t downloaded within an hour. Export the clients again.')
    : t('An error on our side stopped this action. Clients that were already changed keep their changes.');

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
