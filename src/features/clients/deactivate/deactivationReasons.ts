import type { DeactivationReason } from '@contract/enums';
import { deactivationReasonLabels } from '@/texts/clients/deactivate';

export const isDeactivationReason = (text: string): text is DeactivationReason =>
  Object.hasOwn(deactivationReasonLabels, text);

export const reasonOptions = Object.entries(deactivationReasonLabels).map(([value, label]) => ({
  value,
  label,
}));
