interface MutationLife<Action, Answer> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** For `onQueryStarted`: the answer of a mutation is shown at once, without waiting for what its tags refetch. */
export const showAnswer =
  <Answer, Action>(show: (answer: Answer) => Action) =>
  async (_arg: unknown, { dispatch, queryFulfilled }: MutationLife<Action, Answer>): Promise<void> => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer) dispatch(show(answer.data));
  };
