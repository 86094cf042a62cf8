import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../context/context';
import { httpStatusOf } from '../../../contract/errors';
import { badInput, DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { createDocumentCache, validateVariables, withoutHints } from './validation';
import { formatError, requestError, type RequestLog, type FormattedError } from './errors';
import { createExecutor } from './executor';
import { createLengthCheck } from './lengths';
import { createIsPublic, rootFields } from './publicFields';

export interface GraphQLParams {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** An operation that may be executed, with the context of its caller. */
export interface Admitted extends ExecutionArgs {
  operation: OperationDefinitionNode;
  contextValue: Pick<Context, keyof Context>;
}

export const isAdmitted = (args: ExecutionArgs): args is Admitted => 'operation' in args;

export interface Refused {
  errors: readonly GraphQLError[];
  /** The HTTP status, if the error sets one. */
  status: number | null;
  retryAfterSeconds: number | undefined;
}

export interface Pipeline {
  /**
   * Parses and validates the document and its variables, enforces the limits, and authenticates the caller.
   * Runs before the first resolver.
   */
  admit(
    params: GraphQLParams,
    createContext: () => Promise<Context>,
    requestLog: RequestLog,
  ): Promise<{ admitted: Admitted } | { refused: Refused }>;
  execute(admitted: ExecutionArgs): Promise<ExecutionResult> | ExecutionResult;
  /**
   * Logs errors and masks internal ones. Refuses a result without data if one of its errors sets an HTTP
   * status. Refuses a query or subscription whose error is `UNAVAILABLE` even if it has data, so that the
   * caller retries it. A mutation may have committed, so its data is kept.
   */
  finalize(
    result: ExecutionResult,
    args: ExecutionArgs,
    requestLog: RequestLog,
  ): { result: ExecutionResult } | { refused: Refused };
}

const badRequest = (errors: readonly GraphQLError[], { log }: RequestLog) => {
  log.info({ code: 'BAD_USER_INPUT', errorCount: errors.length }, 'request refused');
  return { refused: { errors: errors.map(requestError), status: null, retryAfterSeconds: undefined } };
};

const maxLoggedFields = 10;

/**
 * Adds up to ten selected root fields to the log. Other names are not logged, because the caller can choose
 * them freely.
 */
function withFields(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
  { requestId, log }: RequestLog,
): RequestLog {
  const fields = [...new Set(rootFields(document, selectionSet))];
  return { requestId, log: log.child({ operations: fields.slice(0, maxLoggedFields) }) };
}

/** Adds the root fields and the viewer, if known, to the log. */
function withViewer(args: ExecutionArgs, requestLog: RequestLog): RequestLog {
  if (!isAdmitted(args)) return requestLog;
  const { document, operation, contextValue } = args;
  const { requestId, log } = withFields(document, operation, requestLog);
  const { companyId, operatorId } = contextValue.viewer ?? {};
  return { requestId, log: log.child({ companyId, operatorId }) };
}

const isMutation = (args: ExecutionArgs): boolean =>
  isAdmitted(args) && args.operation.operation === 'mutation';

const refuse = ({ error, ...rest }: FormattedError) => ({ refused: { errors: [error], ...rest } });

/** Creates the pipeline that HTTP and the socket share. */
export function createPipeline(schema: GraphQLSchema, isProduction: boolean): Pipeline {
  const check = createDocumentCache(schema, isProduction);
  const isPublic = createIsPublic(schema);
  const checkLengths = createLengthCheck(schema);
  const executeAdmitted = createExecutor();

  return {
    async admit({ query, operationName, variables }, createContext, requestLog) {
      const checked = check(query);
      if ('errors' in checked) return badRequest(checked.errors, requestLog);
      const { document } = checked;
      const operation = getOperationAST(document, operationName);
      if (!operation) {
        return badRequest(
          [new GraphQLError(t('The document doesn’t contain the named operation.'))],
          requestLog,
        );
      }
      // Creates the child logger only when there is an error to log.
      const fieldLog = () => withFields(document, operation, requestLog);
      const lengthErrors = checkLengths(document, variables ?? {});
      if (lengthErrors) return refuse(formatError(badInput(lengthErrors), fieldLog()));
      const variableErrors = validateVariables(schema, operation, variables ?? {});
      if (variableErrors.length > 0)
        return badRequest(isProduction ? variableErrors.map(withoutHints) : variableErrors, fieldLog());
      try {
        const contextValue = await createContext();
        if (!contextValue.viewer && !isPublic(document, operation)) {
          throw new DomainError('UNAUTHENTICATED', t('Sign in to continue.'));
        }
        return {
          admitted: { schema, document, operation, operationName, variableValues: variables, contextValue },
        };
      } catch (error) {
        const formatted = formatError(error, fieldLog());
        return refuse({ ...formatted, status: formatted.status ?? 500 });
      }
    },

    execute(admitted) {
      if (!isAdmitted(admitted)) throw new Error('execute() requires an admitted operation.');
      return executeAdmitted(admitted);
    },

    finalize(result, args, requestLog) {
      if (!result.errors) return { result };
      const viewerLog = withViewer(args, requestLog);
      const formatted = result.errors.map((error) => formatError(error, viewerLog));
      const keepsData = (status: number | null) => status !== httpStatusOf.UNAVAILABLE || isMutation(args);
      const refusal = formatted.find(({ status }) => status !== null && !(result.data && keepsData(status)));
      if (refusal) return refuse(refusal);
      return { result: { ...result, errors: formatted.map(({ error }) => error) } };
    },
  };
}
