import type { AuditChange, AuditEntry } from '../../modules/audit/service';
import { later, within, type Life } from './life';

/** A change that an operator made to a client's own fields. */
export interface Edit {
  clientId: string;
  entry: AuditEntry & { occurredAt: Date };
}

/** What could have been typed in later: the fields as they are now, and nothing, or something else, before. */
function possibleChanges({ client, random }: Life): AuditChange[][] {
  const { phone, note, tags, contactFirstName, contactLastName, addressLine1, city, postalCode } = client;
  const added = (field: string, after: unknown): AuditChange => ({ field, before: null, after });
  const lastDigit = phone?.at(-1) === '7' ? '1' : '7';
  return [
    ...(phone ? [[{ field: 'phone', before: `${phone.slice(0, -1)}${lastDigit}`, after: phone }]] : []),
    ...(note ? [[added('note', note)]] : []),
    ...(tags.length > 0 ? [[{ field: 'tags', before: tags.slice(0, -1), after: tags }]] : []),
    ...(contactFirstName
      ? [[added('contactFirstName', contactFirstName), added('contactLastName', contactLastName)]]
      : []),
    ...(addressLine1
      ? [[added('addressLine1', addressLine1), added('city', city), added('postalCode', postalCode)]]
      : []),
  ].filter(() => random.chance(0.45));
}

/** What operators have changed of a client, each at some time since the client was added. */
export function editsOf(life: Life): Edit[] {
  const { client, around, random } = life;
  const from = later(client.createdAt.toISOString(), 0.2);
  if (from >= around.today) return [];
  return possibleChanges(life).map((changes) => {
    const at = within(life, from, around.today);
    const actor = around.crew.operator(at, random);
    const target = { targetType: 'Client', targetId: client.id, targetLabel: client.name };
    return {
      clientId: client.id,
      entry: { action: 'client.updated', ...target, changes, actor, occurredAt: new Date(at) },
    };
  });
}
