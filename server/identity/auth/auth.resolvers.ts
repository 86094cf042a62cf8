import type { Resolvers } from '../../platform';
import { completeSignIn } from './completeSignIn';
import { googleLogin } from './googleLogin';
import { login } from './login';
import { requestPasswordReset, resetPassword } from './passwordReset';
import { refreshAccessToken } from './refreshAccessToken';
import { googleRegister, signUp } from './signUp';

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
