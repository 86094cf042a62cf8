import type { Resolvers } from '../../platform';
import { removeProfileImage } from '../profile-images/profileImages.service';
import { changePassword, myAccount, updateMyProfile } from './myAccount.service';
import {
  confirmEmailChange,
  declineEmailChange,
  emailConfirmation,
} from './email-change/confirmation.service';
import { cancelEmailChange, requestEmailChange } from './email-change/request.service';

export const myAccountResolvers: Resolvers = {
  Query: {
    myAccount: (_root, _args, ctx) => myAccount(ctx),
    emailConfirmation: (_root, { token }, ctx) => emailConfirmation(ctx, token),
  },
  Mutation: {
    updateMyProfile: (_root, { input }, ctx) => updateMyProfile(ctx, input),
    changePassword: (_root, args, ctx) => changePassword(ctx, args),
    requestEmailChange: (_root, args, ctx) => requestEmailChange(ctx, args),
    cancelEmailChange: (_root, _args, ctx) => cancelEmailChange(ctx),
    confirmEmailChange: (_root, { token }, ctx) => confirmEmailChange(ctx, token),
    declineEmailChange: (_root, { token }, ctx) => declineEmailChange(ctx, token),
    removeProfileImage: (_root, _args, ctx) => removeProfileImage(ctx),
  },
};
