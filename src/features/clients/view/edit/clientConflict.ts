import { i18n } from '@lingui/core';
import type { ClientFieldName } from '@contract/clients';
import { clientFieldLabels } from '../../clientLabels';
import type { ViewedClient } from '../../clientViewApi';
import { editableFields, formatFieldValue, formatClientField, type ClientChanges } from './editableFields';

export interface Difference {
  field: ClientFieldName;
  label: string;
  before: string;
  theirs: string;
  mine: string;
}

export interface Comparison {
  /** Fields that both operators changed to different values. */
  conflicts: Difference[];
  /** Fields that only the other operator changed. Their saved values stay. */
  onlyTheirs: Difference[];
  /** Fields that only this operator changed. Their new values are saved. */
  onlyMine: Difference[];
}

/**
 * Compares two edits of a client. `base` is the version that both started from, `theirs` is the saved
 * version.
 */
export function compare(base: ViewedClient, theirs: ViewedClient, changes: ClientChanges): Comparison {
  const differences = editableFields.map((field): Difference => {
    const before = formatClientField(base, field);
    const mine = field in changes ? formatFieldValue(field, changes[field]) : before;
    return {
      field,
      label: i18n._(clientFieldLabels[field]),
      before,
      theirs: formatClientField(theirs, field),
      mine,
    };
  });
  const isChangedByThem = ({ before, theirs }: Difference) => theirs !== before;
  const isChangedByMe = ({ before, mine }: Difference) => mine !== before;
  return {
    conflicts: differences.filter(
      (difference) =>
        isChangedByThem(difference) && isChangedByMe(difference) && difference.theirs !== difference.mine,
    ),
    onlyTheirs: differences.filter((difference) => isChangedByThem(difference) && !isChangedByMe(difference)),
    onlyMine: differences.filter((difference) => isChangedByMe(difference) && !isChangedByThem(difference)),
  };
}

/** Returns the changes to save. `mineFields` are the conflicts resolved with this operator's values. */
export function resolveConflicts(
  { conflicts, onlyMine }: Comparison,
  changes: ClientChanges,
  mineFields: readonly ClientFieldName[],
): ClientChanges {
  const differencesToSave = [...onlyMine, ...conflicts.filter(({ field }) => mineFields.includes(field))];
  return Object.fromEntries(differencesToSave.map(({ field }) => [field, changes[field]]));
}
