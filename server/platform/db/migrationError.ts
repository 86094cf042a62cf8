import pg from 'pg';
import { StartError } from '../settings/startup';
import { DomainError, errorCode } from '../../lib/errors';
import { isUnreachable } from './failures';
import type { Statement } from './splitStatements';

/** Thrown at startup if a migration fails, is misnamed, or does not match the database. */
export class MigrationError extends StartError {
  /** The SQLSTATE of the failed statement, or ''. */
  readonly code: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.code = errorCode(cause);
  }
}

/** What runs at the moment, for the report of a failure. */
export interface MigrationProgress {
  file?: string;
  statement?: Statement & { number: number };
  companyId?: string;
  /** The company that the next batch of a repeated file starts with. */
  nextCompanyId?: string;
}

const maxTextLength = 200;

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)} …` : line;
};

/** Returns the line of the file that PostgreSQL's position in the statement is in, and its text. */
function locate({ text, line }: Statement, position: string | undefined): { number: number; text: string } {
  // PostgreSQL counts characters from 1, not UTF-16 units.
  const before = [...text].slice(0, Math.max(0, Number(position ?? 1) - 1)).join('');
  const index = before.split('\n').length - 1;
  return { number: line + index, text: text.split('\n')[index] ?? '' };
}

const indent = (text: string): string => text.replaceAll('\n', '\n    ');

function describeStatement(
  { statement, companyId }: MigrationProgress,
  errorLine: { number: number; text: string } | undefined,
): string[] {
  if (!statement || !errorLine) return [];
  const lines = [`Statement ${statement.number} (line ${statement.line}): ${shorten(statement.text)}`];
  if (errorLine.number !== statement.line) lines.push(`Line ${errorLine.number}: ${shorten(errorLine.text)}`);
  if (companyId) lines.push(`Company: ${companyId}`);
  return lines;
}

function describePostgresError({ detail, hint, internalQuery, where }: pg.DatabaseError): string[] {
  const fields = {
    Detail: detail,
    Hint: hint,
    Query: internalQuery && shorten(internalQuery),
    Context: where,
  };
  return Object.entries(fields)
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`);
}

/**
 * Returns the error that reports the failed file, its statement, and what PostgreSQL reports about it. The
 * report of a programming error keeps its stack. Other errors from before the first file, such as an outage,
 * are returned unchanged.
 */
export function toMigrationError(error: unknown, progress: MigrationProgress): unknown {
  const { file } = progress;
  const databaseError = error instanceof pg.DatabaseError ? error : undefined;
  if (error instanceof MigrationError || !(error instanceof Error)) return error;
  if (!file && !databaseError) return error;
  if (!databaseError && !(error instanceof DomainError) && !isUnreachable(error))
    return new Error(`The migration ${file} failed: ${error.message}`, { cause: error });
  const subject = file ? `The migration ${file} failed` : 'The database cannot be migrated';
  const errorLine = progress.statement && locate(progress.statement, databaseError?.position);
  const place = errorLine ? ` at line ${errorLine.number}` : '';
  const state = databaseError?.code ? ` (SQLSTATE ${databaseError.code})` : '';
  return new MigrationError(
    [
      `${subject}${place}: ${error.message}${state}`,
      ...[
        ...describeStatement(progress, errorLine),
        ...(databaseError ? describePostgresError(databaseError) : []),
      ].map((line) => `  ${indent(line)}`),
      `${databaseError ? 'The transaction was rolled back. ' : ''}Remove the cause and start again.`,
    ].join('\n'),
    error,
  );
}
