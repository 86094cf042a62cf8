import { errorMessage, fieldErrors } from '@/api/errors';
import { toast } from '@/ui/toast';
import { TypedDialog } from '@/ui/TypedDialog';
import { useRemoveCustomDomainMutation, type Domain } from '../customDomainApi';

const effectsOf = ({ liveAt, verifiedAt, isPrimary, displayName }: Domain): string[] => [
  liveAt
    ? `Clients who open ${displayName} find nothing there any more.`
    : 'We stop looking for its records.',
  ...(isPrimary ? ['Clients are sent to your subdomain, and so are the links in mails.'] : []),
  ...(verifiedAt
    ? ['For 30 days no other company can use it. You can add it again at any time, with a new TXT record.']
    : []),
  'Its records in the DNS stay until they are deleted there. Delete them.',
];

/** Removes a domain once somebody has typed its name. */
export function RemoveDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const [remove, { error, isLoading }] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  async function confirm(typed: string) {
    const answer = await remove({ id, hostname: typed });
    if (!answer.data) return;
    toast.success(`${displayName} removed`);
    onClose();
  }

  return (
    <TypedDialog
      title={`Remove ${displayName}?`}
      effects={effectsOf(domain)}
      word={displayName}
      isMeant={(typed) => [displayName, hostname].includes(typed.toLowerCase())}
      refusal={`Type ${displayName} to remove it.`}
      action="Remove"
      error={error && errorMessage(error)}
      typedError={fieldErrors(error)['hostname']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    />
  );
}
