import { v7, validate } from 'uuid';

/** UUIDv7: sorts by time of making. */
export const newId = (): string => v7();

export const isId = (text: string): boolean => validate(text);
