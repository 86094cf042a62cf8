declare module 'pg/lib/utils' {
  /** What a JavaScript value is on the wire: text, bytes, or nothing. */
  export function prepareValue(value: unknown): string | Buffer | null | undefined;
}
