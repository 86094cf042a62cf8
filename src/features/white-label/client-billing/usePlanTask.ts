import { useUrlParam } from '@/lib/useUrlParam';

const tasks = ['new', 'edit', 'price', 'preview'] as const;

export type PlanTask = (typeof tasks)[number];

export interface OpenTask {
  task: PlanTask | null;
  /** Of the plan that it is about. */
  planId: string | null;
  open: (task: PlanTask, planId?: string) => void;
  close: () => void;
}

/** What is being done on the screen, as `?task=edit.<id>` of the address. */
export function usePlanTask(): OpenTask {
  const [word, setWord] = useUrlParam('task');
  const [name, planId = null] = word.split('.');
  return {
    task: tasks.find((one) => one === name) ?? null,
    planId,
    open: (task, id) => setWord(id ? `${task}.${id}` : task),
    close: () => setWord(''),
  };
}
