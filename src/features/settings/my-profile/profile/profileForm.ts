import * as z from 'zod/mini';
import type { Operator } from '@/state/operator';

export const profileForm = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Type your name.'), z.maxLength(100, 'Use at most 100 characters.')),
  phone: z.string().check(z.trim()),
});

export type ProfileValues = z.infer<typeof profileForm>;

export const toProfileForm = ({ name, phone }: Pick<Operator, 'name' | 'phone'>): ProfileValues => ({
  name,
  phone: phone ?? '',
});
