import {
  execute,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** Compiling costs as much as a dozen executions save, so only repeated documents are compiled. */
const usesBeforeCompiling = 3;

export type Executable = ExecutionArgs & { operation: OperationDefinitionNode };

interface CacheEntry {
  uses: number;
  /** Null if the query can't be compiled, undefined before the first attempt. */
  compiled?: CompiledQuery | null;
}

/**
 * Returns an executor that compiles repeated queries and runs all other operations with graphql-js. Variables
 * must already be validated.
 */
export function createExecutor(): (executable: Executable) => Promise<ExecutionResult> | ExecutionResult {
  const cache = new WeakMap<DocumentNode, Map<OperationDefinitionNode, CacheEntry>>();

  function compiledQueryFor({
    schema,
    document,
    operation,
    operationName,
  }: Executable): CompiledQuery | null {
    const operations = cache.get(document) ?? new Map<OperationDefinitionNode, CacheEntry>();
    cache.set(document, operations);
    const entry = operations.get(operation) ?? { uses: 0 };
    operations.set(operation, entry);
    entry.uses++;
    if (entry.uses < usesBeforeCompiling) return null;
    if (entry.compiled === undefined) {
      const compiled = compileQuery(schema, document, operationName ?? undefined);
      entry.compiled = isCompiledQuery(compiled) ? compiled : null;
    }
    return entry.compiled;
  }

  return (executable) => {
    const { operation, contextValue, rootValue, variableValues } = executable;
    const compiled = operation.operation === OperationTypeNode.QUERY ? compiledQueryFor(executable) : null;
    return compiled ? compiled.query(rootValue, contextValue, variableValues) : execute(executable);
  };
}
