import type { Resolvers } from '../../platform';
import { completeSignIn, googleLogin } from './completeSignIn.service';
import { login, refreshAccessToken } from './login.service';
import { requestPasswordReset, resetPassword } from './passwordReset.service';
import { googleRegister, signUp } from './signUp.service';

export const authResolvers: Resolvers = {
  Query: {
    accessToken: (_root, { refreshToken }, ctx) => refreshAccessToken(ctx, refreshToken),
  },
  Mutation: {
    signUp: (_root, { input }, ctx) => signUp(ctx, input),
    login: (_root, args, ctx) => login(ctx, args),
    googleLogin: (_root, { token }, ctx) => googleLogin(ctx, token),
    completeSignIn: (_root, args, ctx) => completeSignIn(ctx, args),
    googleRegister: (_root, { token }, ctx) => googleRegister(ctx, token),
    refreshTokens: (_root, { refreshToken }, ctx) => refreshAccessToken(ctx, refreshToken),
    requestPasswordReset: (_root, args, ctx) => requestPasswordReset(ctx, args),
    resetPassword: (_root, args, ctx) => resetPassword(ctx, args),
  },
};
