import { useUrlParam } from '@/lib/useUrlParam';

const tasks = ['new', 'edit', 'price', 'preview'] as const;

export type PlanTask = (typeof tasks)[number];

export interface OpenTask {
  task: PlanTask | null;
  /** Id of the plan that the task concerns, or null. */
  planId: string | null;
  open: (task: PlanTask, planId?: string) => void;
  close: () => void;
}

/** Returns the open task of the screen, which the URL stores as `?task=edit.<id>`. */
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
