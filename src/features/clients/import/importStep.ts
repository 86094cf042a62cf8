import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientImportStatus } from '@contract/enums';
import type { Step } from '@/ui/Stepper';

export type ImportStep = 'upload' | 'map' | 'check' | 'run';

const labels: Readonly<Record<ImportStep, MessageDescriptor>> = {
  upload: msg`Upload file`,
  map: msg`Map columns`,
  check: msg({ message: 'Review', context: 'step' }),
  run: msg({ message: 'Import', context: 'step' }),
};

/** Returns the step of an import. A checked import can return to the mapping step. */
export function importStepOf(status: ClientImportStatus | null, isRemapping: boolean): ImportStep {
  if (status === null) return 'upload';
  if (status === 'Uploaded') return 'map';
  if (status === 'Checked') return isRemapping ? 'map' : 'check';
  return 'run';
}

const stepOrder = Object.keys(labels) as ImportStep[];

export const importSteps = (current: ImportStep, isFinished: boolean): Step[] =>
  stepOrder.map((step, index) => {
    const isDone = isFinished || index < stepOrder.indexOf(current);
    return { label: i18n._(labels[step]), state: isDone ? 'done' : step === current ? 'current' : 'todo' };
  });
