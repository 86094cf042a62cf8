/** Start options of the engine's thread. */
export interface WorkerStartOptions {
  folder: string;
  /** Minimum free disk space for writes. */
  minFreeBytes: number;
}

/** Values are text, as in PostgreSQL's wire protocol. */
export type Cells = (string | null)[];

/** A message from the main thread to the engine's thread. */
export type WorkerRequest =
  { id: number; kind: 'run'; text: string; values: Cells | null } | { id: number; kind: 'close' };

export interface Outcome {
  fields: { name: string; typeId: number }[];
  rows: Cells[];
  command: string | null;
  rowCount: number;
}

/** The fields of a PostgreSQL error that `pg` also exposes. */
export interface PostgresErrorFields {
  message: string;
  severity?: string;
  code?: string;
  detail?: string;
  hint?: string;
  position?: string;
  internalQuery?: string;
  where?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
}

export type WorkerResponse =
  | { kind: 'done'; id: number; outcome: Outcome; inTransaction: boolean }
  | { kind: 'refused'; id: number; error: PostgresErrorFields; inTransaction: boolean }
  | { kind: 'notified'; channel: string; payload: string }
  | { kind: 'opened' }
  | { kind: 'broken'; message: string };
