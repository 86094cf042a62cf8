import * as z from 'zod/mini';
import { nameLimits } from '@contract/team';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import type { Operator } from '@/state/operator';
import * as texts from '@/texts/settings/my-profile/profile';

export const profileForm = z.object({
  name: line(nameLimits, textMessages(texts.typeYourName)),
  phone: z.string().check(z.trim()),
});

export type ProfileValues = z.infer<typeof profileForm>;

export const toProfileForm = ({ name, phone }: Pick<Operator, 'name' | 'phone'>): ProfileValues => ({
  name,
  phone: phone ?? '',
});
