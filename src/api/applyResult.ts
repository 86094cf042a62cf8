interface MutationLifecycleApi<Action, Result> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Result }>;
}

/**
 * Returns an `onQueryStarted` handler that applies the result of a mutation immediately, before its tags are
 * refetched.
 */
export const applyResult =
  <Result, Action>(toAction: (result: Result) => Action) =>
  async (
    _arg: unknown,
    { dispatch, queryFulfilled }: MutationLifecycleApi<Action, Result>,
  ): Promise<void> => {
    const result = await Promise.resolve(queryFulfilled).catch(() => null);
    if (result) dispatch(toAction(result.data));
  };
