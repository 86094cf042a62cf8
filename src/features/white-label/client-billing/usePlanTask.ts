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

/**
 * Returns the screen's open task, which the URL stores as `?task=new` or `?task=edit.<id>`, and functions
 * that change it.
 */
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
