import { v7, validate } from 'uuid';

/** UUIDv7: sorts by time of making. */
export const newId = (): string => v7();

// Texts are compared letter by letter in places where the database would take another spelling for the same id.
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase();
