import { conflict } from './errors';

const maxItems = 500;

/**
 * Throws `CONFLICT` if a list that loads without paging has the maximum number of items. `hint` tells how to
 * make room.
 */
export function requireRoom(count: number, itemsName: string, hint: string): void {
  if (count >= maxItems) throw conflict(`You have ${maxItems} ${itemsName}. ${hint}`);
}
