import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type { Transport } from './transport';

/** The lifecycle of a mutation, which RTK Query passes to `onQueryStarted`. */
type Mutation<Result> = Pick<
  Parameters<NonNullable<TypedMutationOnQueryStarted<Result, unknown, Transport>>>[1],
  'dispatch' | 'queryFulfilled'
>;

type Dispatched = Parameters<Mutation<unknown>['dispatch']>[0];

/**
 * Returns an `onQueryStarted` handler that applies the result of a mutation immediately, before its tags are
 * refetched.
 */
export const applyResult =
  <Result>(toAction: (result: Result) => Dispatched) =>
  async (_arg: unknown, { dispatch, queryFulfilled }: Mutation<Result>): Promise<void> => {
    const result = await queryFulfilled.catch(() => null);
    if (result) dispatch(toAction(result.data));
  };
