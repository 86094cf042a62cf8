import type { ClientImportStatus } from '@/api/schema.generated';
import type { Step } from '@/ui/Stepper';
import * as texts from '@/texts/clients/import';

export type ImportStep = 'upload' | 'map' | 'check' | 'run';

const labels: Readonly<Record<ImportStep, string>> = {
  upload: texts.upload,
  map: texts.mapColumns,
  check: texts.check,
  run: texts.importIt,
};

/** Where an import stands; a checked one can be mapped again. */
export function importStepOf(status: ClientImportStatus | null, isMappingAgain: boolean): ImportStep {
  if (status === null) return 'upload';
  if (status === 'Uploaded') return 'map';
  if (status === 'Checked') return isMappingAgain ? 'map' : 'check';
  return 'run';
}

const order = Object.keys(labels) as ImportStep[];

export const stepsAt = (current: ImportStep, isOver: boolean): Step[] =>
  order.map((step, index) => {
    const isDone = isOver || index < order.indexOf(current);
    return { label: labels[step], state: isDone ? 'done' : step === current ? 'current' : 'todo' };
  });
