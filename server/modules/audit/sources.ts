import type { Refer } from '../clients/conditions';
import type { AuditSelection } from './settling';

/** Where the newest of what is asked for may stand; each has an index in the order that it is read in. */
interface Lead {
  column: 'actor_id' | 'actor_type' | 'action' | 'target_type' | 'ip_address';
  type: 'uuid' | 'text';
  values: readonly string[];
}

const newestFirst = 'order by e.occurred_at desc, e.id desc';

const all = (conditions: string, limit: string): string =>
  `(select e.occurred_at, e.id from audit_events e where ${conditions} ${newestFirst} limit ${limit})`;

/** What is asked for with one of several values: each in its order, so that they are merged and none is read far ahead. */
const eachOf = ({ column, type, values }: Lead, conditions: string, refer: Refer, limit: string): string[] =>
  values.map((value) => all(`${conditions} and e.${column} = ${refer(value)}::${type}`, limit));

/** Events by their ids: each has one row at most. */
const named = (ids: readonly string[], conditions: string, refer: Refer, limit: string): string =>
  `(select e.occurred_at, e.id from unnest(${refer(ids)}::uuid[]) as given(value)
    join audit_events e on e.id = given.value where ${conditions} ${newestFirst} limit ${limit})`;

const choicesOf = ({ filter }: AuditSelection): Lead[] => [
  { column: 'actor_id', type: 'uuid', values: filter.actorIds },
  { column: 'action', type: 'text', values: filter.actions },
  { column: 'target_type', type: 'text', values: filter.targetTypes },
  { column: 'actor_type', type: 'text', values: filter.actorTypes },
];

const isOneOf = ({ column, type, values }: Lead, refer: Refer): string[] => {
  if (values.length === 0) return [];
  const [only] = values;
  return values.length === 1
    ? [`e.${column} = ${refer(only)}`]
    : [`e.${column} = any(${refer(values)}::${type}[])`];
};

const isAddress = (text: string): boolean => /^[\da-f.:]+$/i.test(text) && /[.:]/.test(text);

function leadsOf({ text, operators, actions }: NonNullable<AuditSelection['found']>): Lead[] {
  const leads: Lead[] = [
    { column: 'actor_id', type: 'uuid', values: operators },
    { column: 'action', type: 'text', values: actions },
    { column: 'ip_address', type: 'text', values: isAddress(text) ? [text.toLowerCase()] : [] },
  ];
  return leads.filter(({ values }) => values.length > 0);
}

/** The newest `limit` of what is asked for, from each place where they may stand; $1 is the company. */
export function sourcesOf(
  selection: AuditSelection,
  place: readonly string[],
  refer: Refer,
  limit: string,
): string[] {
  const { filter, from, found } = selection;
  const choices = choicesOf(selection);
  const common = [
    'e.company_id = $1',
    ...place,
    ...(filter.targetId === null ? [] : [`e.target_id = ${refer(filter.targetId)}`]),
    ...(filter.ipAddress === null ? [] : [`e.ip_address = ${refer(filter.ipAddress.toLowerCase())}`]),
    ...(from === null ? [] : [`e.occurred_at >= ${refer(from)}::timestamptz`]),
  ];
  const within = (but?: Lead): string =>
    [...common, ...choices.filter((lead) => lead !== but).flatMap((lead) => isOneOf(lead, refer))].join(
      ' and ',
    );
  if (found) {
    const { text, events } = found;
    const byOthers = leadsOf(found).flatMap((lead) => eachOf(lead, within(), refer, limit));
    if (events !== 'Many') {
      return events.length > 0 ? [...byOthers, named(events, within(), refer, limit)] : byOthers;
    }
    const called = `strpos(search_key(e.target_label), (select search_key(${refer(text)}))) > 0`;
    return [...byOthers, all(`${within()} and ${called}`, limit)];
  }
  const lead = choices.find(({ values }) => values.length > 1);
  return lead ? eachOf(lead, within(lead), refer, limit) : [all(within(), limit)];
}
