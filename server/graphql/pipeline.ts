import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../context';
import { badInput, DomainError } from '../errors';
import { createDocuments, withoutHints } from './documents';
import { formatError, requestError, type Asker, type FormattedError } from './errors';
import { createExecutor } from './executor';
import { createLengthCheck } from './lengths';
import { createIsPublic, rootFields } from './publicFields';
import { wrongVariables } from './variables';

export interface GraphQLParams {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** What may be executed, with a context that knows who asks. */
export interface Admitted extends ExecutionArgs {
  operation: OperationDefinitionNode;
  contextValue: Pick<Context, keyof Context>;
}

export const isAdmitted = (args: ExecutionArgs): args is Admitted => 'operation' in args;

export interface Refused {
  errors: readonly GraphQLError[];
  /** The HTTP status, where the answer has one of its own. */
  status: number | null;
  retryAfterSeconds: number | undefined;
}

export interface Pipeline {
  /** Parses, checks limits, document and variables, and asks who is there: all that comes before the first resolver. */
  admit(
    params: GraphQLParams,
    contextFor: () => Promise<Context>,
    asker: Asker,
  ): Promise<{ admitted: Admitted } | { refused: Refused }>;
  execute(admitted: ExecutionArgs): Promise<ExecutionResult> | ExecutionResult;
  /** Masks what may not be seen. A result that holds nothing but an error with a status of its own is a refusal. */
  settle(
    result: ExecutionResult,
    args: ExecutionArgs,
    asker: Asker,
  ): { result: ExecutionResult } | { refused: Refused };
}

const badRequest = (errors: readonly GraphQLError[], { log }: Asker) => {
  log.info({ code: 'BAD_USER_INPUT', mistakes: errors.length }, 'a request was refused');
  return { refused: { errors: errors.map(requestError), status: null, retryAfterSeconds: undefined } };
};

const mostAskedInLog = 10;

/** What the log's lines are about from here on: fields of the schema, since other names are whatever somebody sent. */
function whatIsAsked(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
  { requestId, log }: Asker,
): Asker {
  const fields = [...new Set(rootFields(document, selectionSet))];
  return { requestId, log: log.child({ asked: fields.slice(0, mostAskedInLog) }) };
}

/** The same, with whose call it is, where that is known. */
function whoCalls(args: ExecutionArgs, asker: Asker): Asker {
  if (!isAdmitted(args)) return asker;
  const { document, operation, contextValue } = args;
  const { requestId, log } = whatIsAsked(document, operation, asker);
  const { companyId, operatorId } = contextValue.viewer ?? {};
  return { requestId, log: log.child({ companyId, operatorId }) };
}

const refuse = ({ error, ...rest }: FormattedError) => ({ refused: { errors: [error], ...rest } });

/** What HTTP and the socket share. */
export function createPipeline(schema: GraphQLSchema, isProduction: boolean): Pipeline {
  const check = createDocuments(schema, isProduction);
  const isPublic = createIsPublic(schema);
  const tooLong = createLengthCheck(schema);
  const executeAdmitted = createExecutor();

  return {
    async admit({ query, operationName, variables }, contextFor, asker) {
      const checked = check(query);
      if ('errors' in checked) return badRequest(checked.errors, asker);
      const { document } = checked;
      const operation = getOperationAST(document, operationName);
      if (!operation) {
        return badRequest(
          [new GraphQLError('This request does not hold the operation that it names.')],
          asker,
        );
      }
      // The log is asked for a line of its own only where there is something to say in it.
      const about = () => whatIsAsked(document, operation, asker);
      const long = tooLong(document, variables ?? {});
      if (long) return refuse(formatError(badInput(long), about()));
      const wrong = wrongVariables(schema, operation, variables ?? {});
      if (wrong.length > 0) return badRequest(isProduction ? wrong.map(withoutHints) : wrong, about());
      try {
        const contextValue = await contextFor();
        if (!contextValue.viewer && !isPublic(document, operation)) {
          throw new DomainError('UNAUTHENTICATED', 'Sign in first.');
        }
        return {
          admitted: { schema, document, operation, operationName, variableValues: variables, contextValue },
        };
      } catch (error) {
        const formatted = formatError(error, about());
        return refuse({ ...formatted, status: formatted.status ?? 500 });
      }
    },

    execute(admitted) {
      if (!isAdmitted(admitted)) throw new Error('Only what was admitted is executed.');
      return executeAdmitted(admitted);
    },

    settle(result, args, asker) {
      if (!result.errors) return { result };
      const known = whoCalls(args, asker);
      const formatted = result.errors.map((error) => formatError(error, known));
      const decisive = formatted.find(({ status }) => status !== null);
      if (!result.data && decisive) return refuse(decisive);
      return { result: { ...result, errors: formatted.map(({ error }) => error) } };
    },
  };
}
