import { v5, v7, validate } from 'uuid';

/** UUIDv7: sorts by time of making. */
export const newId = (): string => v7();

/** Of something that a company has by name alone: always the same, and no other company's. */
export const idByName = (companyId: string, name: string): string => v5(name, companyId);

// Texts are compared letter by letter in places where the database would take another spelling for the same id.
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase();
