/** A message for users. A function returns it in the language at the time of the error. */
export type Message = string | (() => string);

export const textOf = (message: Message): string => (typeof message === 'string' ? message : message());
