import * as z from 'zod/mini';
import type { Operator } from '@/state/operator';
import * as texts from '@/texts/settings/my-profile/profile';

export const profileForm = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, texts.typeYourName), z.maxLength(100, texts.useAtMost100Characters)),
  phone: z.string().check(z.trim()),
});

export type ProfileValues = z.infer<typeof profileForm>;

export const toProfileForm = ({ name, phone }: Pick<Operator, 'name' | 'phone'>): ProfileValues => ({
  name,
  phone: phone ?? '',
});
