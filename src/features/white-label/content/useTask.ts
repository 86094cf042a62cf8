import { useUrlParam } from '@/lib/useUrlParam';

const tasks = ['preview', 'history', 'changes', 'publish', 'discard'] as const;

export type ContentTask = (typeof tasks)[number];

/** What is being done with the text, as `?task=` of the address. */
export function useTask() {
  const [word, setWord] = useUrlParam('task');
  return {
    task: tasks.find((one) => one === word) ?? null,
    open: (task: ContentTask) => setWord(task),
    close: () => setWord(''),
  };
}
