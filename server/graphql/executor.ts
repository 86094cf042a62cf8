import {
  execute,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** Compiling takes as long as a dozen executions save, so a document has to come back first. */
const usesBeforeCompiling = 3;

export type Executable = ExecutionArgs & { operation: OperationDefinitionNode };

interface Known {
  uses: number;
  /** Null when it can't be compiled. */
  compiled?: CompiledQuery | null;
}

/** Executes queries that come often as compiled code, and everything else as graphql-js does. The variables were checked. */
export function createExecutor(): (executable: Executable) => Promise<ExecutionResult> | ExecutionResult {
  const known = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Known>>();

  function compiledFor({ schema, document, operation, operationName }: Executable): CompiledQuery | null {
    const operations = known.get(document) ?? new Map<OperationDefinitionNode, Known>();
    known.set(document, operations);
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
    const compiled = operation.operation === OperationTypeNode.QUERY ? compiledFor(executable) : null;
    return compiled ? compiled.query(rootValue, contextValue, variableValues) : execute(executable);
  };
}
