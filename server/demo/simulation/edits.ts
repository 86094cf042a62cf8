import type { AuditChange, AuditEntry } from '../../platform';
import { addDays, randomBetween, type ClientSimulation } from './simulation';

/** An operator's edit of a client's fields. */
export interface Edit {
  clientId: string;
  entry: AuditEntry & { occurredAt: Date };
}

/** Returns a random selection of edits that result in the current values of the fields. */
function possibleChanges({ client, random }: ClientSimulation): AuditChange[][] {
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

/** Returns edits at random times after the client was created. */
export function editsOf(simulation: ClientSimulation): Edit[] {
  const { client, context, random } = simulation;
  const from = addDays(client.createdAt.toISOString(), 0.2);
  if (from >= context.today) return [];
  return possibleChanges(simulation).map((changes) => {
    const at = randomBetween(simulation, from, context.today);
    const actor = context.actors.operator(at, random);
    const target = { targetType: 'Client', targetId: client.id, targetLabel: client.name };
    return {
      clientId: client.id,
      entry: { action: 'client.updated', ...target, changes, actor, occurredAt: new Date(at) },
    };
  });
}
