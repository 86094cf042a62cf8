import { errorMessage, fieldErrors } from '@/api/errors';
import { toast } from '@/ui/toast';
import { TypeToConfirmDialog } from '@/ui/TypeToConfirmDialog';
import * as texts from '@/texts/white-label/custom-domain/card';
import { useRemoveCustomDomainMutation, type Domain } from '../customDomainApi';

const listEffects = ({ liveAt, verifiedAt, isPrimary, displayName }: Domain): string[] => [
  liveAt ? texts.clientsWhoOpenFindNothingThere(displayName) : texts.weStopLookingForItsRecords,
  ...(isPrimary ? [texts.clientsAreSentToYourSubdomain] : []),
  ...(verifiedAt ? [texts.for30DaysNoOtherCompany] : []),
  texts.itsRecordsInTheDnsStay,
];

/** Removes a domain after the operator types its name. */
export function RemoveDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const [remove, { error, isLoading }] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  async function confirm(typed: string) {
    const result = await remove({ id, hostname: typed });
    if (!result.data) return;
    toast.success(texts.removed(displayName));
    onClose();
  }

  return (
    <TypeToConfirmDialog
      title={texts.askRemove(displayName)}
      effects={listEffects(domain)}
      expectedText={displayName}
      isMatch={(typed) => [displayName, hostname].includes(typed.toLowerCase())}
      mismatchError={texts.typeToRemove(displayName)}
      confirmLabel={texts.remove}
      error={error && errorMessage(error)}
      fieldError={fieldErrors(error)['hostname']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    />
  );
}
