/** What the engine's thread is started with. */
export interface Opening {
  folder: string;
  /** With less room on the disk than that nothing is written. */
  leastRoomBytes: number;
}

/** Values travel as text, as on PostgreSQL's own wire. */
export type Cells = (string | null)[];

/** From the main thread to the engine's thread. */
export type Ask =
  { id: number; kind: 'run'; text: string; values: Cells | null } | { id: number; kind: 'close' };

export interface Outcome {
  fields: { name: string; typeId: number }[];
  rows: Cells[];
  command: string | null;
  rowCount: number;
}

/** The parts of PostgreSQL's error that pg gives too. */
export interface Refusal {
  message: string;
  severity?: string;
  code?: string;
  detail?: string;
  hint?: string;
  position?: string;
  where?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
}

export type Answer =
  | { kind: 'done'; id: number; outcome: Outcome; inTransaction: boolean }
  | { kind: 'refused'; id: number; refusal: Refusal; inTransaction: boolean }
  | { kind: 'notified'; channel: string; payload: string }
  | { kind: 'opened' }
  | { kind: 'broken'; message: string };
