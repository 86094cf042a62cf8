import { v5, v7 } from 'uuid';

/** Returns a UUIDv7. These ids sort by creation time. */
export const newId = (): string => v7();

/** Returns a stable UUIDv5 for a name in a company. Other companies get different ids for the same name. */
export const idFromName = (companyId: string, name: string): string => v5(name, companyId);
