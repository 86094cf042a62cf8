import type { DnsEvaluation } from './checking/evaluateRecords';
import type { Findings } from './checking/queryDns';
import type { DomainConfig } from './checking/records';
import type { DomainState } from './checking/applyCheck';

interface CheckedDomain {
  config: DomainConfig;
  findings: Findings;
  evaluation: DnsEvaluation;
  domain: DomainState;
  issuers: readonly string[];
}

type Hint = (checkedDomain: CheckedDomain) => string | null;

const isForbidden = (allowed: readonly string[], issuers: readonly string[]): boolean =>
  !allowed.some((name) => issuers.includes(name.toLowerCase()));

const hints: readonly Hint[] = [
  ({ domain }) =>
    domain.failingSince &&
    'The last look found something amiss. Nothing changes before another one, an hour later, finds the same.',
  ({ findings, evaluation }) =>
    findings.isNamedTwice && !evaluation.isOwned
      ? 'The TXT record was found with your domain written twice in its name. Enter only the short name: your provider adds the rest.'
      : null,
  ({ evaluation }) =>
    evaluation.isProxied && !evaluation.isRouted
      ? 'Cloudflare’s proxy answers for this name. Set the record to “DNS only”, or visitors and the certificate do not get here.'
      : null,
  ({ findings: { caa }, issuers }) =>
    caa && isForbidden(caa.issuers, issuers)
      ? `A CAA record of ${caa.name} forbids the certificate. Add a CAA record to ${caa.name} with the value 0 issue "${issuers[0]}".`
      : null,
  ({ config, evaluation }) =>
    config.kind === 'Apex' && config.addresses.length === 0 && !evaluation.isRouted
      ? `Where your provider offers no ALIAS record (others call it ANAME, or flatten a CNAME), use www.${config.hostname} instead.`
      : null,
  ({ evaluation, findings }) =>
    evaluation.isOwned || findings.ownership.length === 0
      ? null
      : 'A TXT record with another value is there. Both may stand beside each other: add ours to it.',
];

/** Returns hints about problems that the check noticed. */
export const hintsFor = (checkedDomain: CheckedDomain): string[] =>
  hints.flatMap((hint) => {
    const text = hint(checkedDomain);
    return text === null ? [] : [text];
  });
