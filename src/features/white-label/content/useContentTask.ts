import { useUrlParam } from '@/lib/useUrlParam';

const tasks = ['preview', 'history', 'changes', 'publish', 'discard'] as const;

export type ContentTask = (typeof tasks)[number];

/**
 * Returns the editor's open task, which the URL stores in `?task=`, and functions that open and close tasks.
 */
export function useContentTask() {
  const [value, setValue] = useUrlParam('task');
  return {
    task: tasks.find((candidate) => candidate === value) ?? null,
    open: (task: ContentTask) => setValue(task),
    close: () => setValue(''),
  };
}
