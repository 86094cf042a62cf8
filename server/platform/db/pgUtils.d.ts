declare module 'pg/lib/utils' {
  /** Converts a JavaScript value to the text, bytes or null that pg sends. */
  export function prepareValue(value: unknown): string | Buffer | null | undefined;
}
