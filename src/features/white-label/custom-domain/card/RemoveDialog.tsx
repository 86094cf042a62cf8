import { errorMessage, fieldErrors } from '@/api/errors';
import { toast } from '@/ui/toast';
import { TypedDialog } from '@/ui/TypedDialog';
import * as texts from '@/texts/white-label/custom-domain/card';
import { useRemoveCustomDomainMutation, type Domain } from '../customDomainApi';

const effectsOf = ({ liveAt, verifiedAt, isPrimary, displayName }: Domain): string[] => [
  liveAt ? texts.clientsWhoOpenFindNothingThere(displayName) : texts.weStopLookingForItsRecords,
  ...(isPrimary ? [texts.clientsAreSentToYourSubdomain] : []),
  ...(verifiedAt ? [texts.for30DaysNoOtherCompany] : []),
  texts.itsRecordsInTheDnsStay,
];

/** Removes a domain once somebody has typed its name. */
export function RemoveDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const [remove, { error, isLoading }] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  async function confirm(typed: string) {
    const answer = await remove({ id, hostname: typed });
    if (!answer.data) return;
    toast.success(texts.removed(displayName));
    onClose();
  }

  return (
    <TypedDialog
      title={texts.askRemove(displayName)}
      effects={effectsOf(domain)}
      word={displayName}
      isMeant={(typed) => [displayName, hostname].includes(typed.toLowerCase())}
      refusal={texts.typeToRemove(displayName)}
      action={texts.remove}
      error={error && errorMessage(error)}
      typedError={fieldErrors(error)['hostname']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    />
  );
}
