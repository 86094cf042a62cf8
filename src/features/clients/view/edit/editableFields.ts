import { type ClientFieldName, isChoice } from '@contract/clients';
import type { UpdateClientInput } from '@/api/types';
import { choiceNames } from '../../ChoiceField';
import { textFields } from '../../fieldDefinitions';
import type { ViewedClient } from '../../clientViewApi';

export type ClientChanges = Pick<UpdateClientInput, ClientFieldName>;

export const editableFields: readonly ClientFieldName[] = [...textFields, 'tags'];

type FieldValue = string | readonly string[] | null | undefined;

/** Formats a field for display; a missing value becomes an empty string. */
export function formatFieldValue(field: ClientFieldName, value: FieldValue): string {
  if (typeof value !== 'string') return value?.join(', ') ?? '';
  return isChoice(field) && value ? choiceNames[field](value) : value;
}

export const formatClientField = (client: ViewedClient, field: ClientFieldName): string =>
  formatFieldValue(field, client[field]);
