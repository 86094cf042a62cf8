import { useUrlParam } from '@/lib/useUrlParam';

const tasks = ['new', 'edit', 'price', 'preview'] as const;

export type PlanTask = (typeof tasks)[number];

export interface OpenTask {
  task: PlanTask | null;
  /** The plan of the task. */
  planId: string | null;
  open: (task: PlanTask, planId?: string) => void;
  close: () => void;
}

/** The open task of the screen, from `?task=edit.<id>` in the URL. */
export function usePlanTask(): OpenTask {
  const [value, setValue] = useUrlParam('task');
  const [name, planId = null] = value.split('.');
  return {
    task: tasks.find((candidate) => candidate === name) ?? null,
    planId,
    open: (task, id) => setValue(id ? `${task}.${id}` : task),
    close: () => setValue(''),
  };
}
