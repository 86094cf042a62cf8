import { api } from './signIn.generated';

export const { useLoginMutation, useGoogleLoginMutation } = api;
