declare module 'pg/lib/utils' {
  /** Converts a JavaScript value to text, bytes or nothing, as pg sends it. */
  export function prepareValue(value: unknown): string | Buffer | null | undefined;
}
