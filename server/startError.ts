/** Stops the start. Its message says how to fix it, so the program prints that alone, without a stack. */
export class StartError extends Error {}
