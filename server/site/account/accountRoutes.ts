import type { SiteRoute } from '../siteRequest';
import { beginPlanPage, showBeginPlan, takeBeginPlan } from './card/beginPlan';
import { cardScript } from './card/cardScript';
import { showCard, takeCard } from './card/giveCard';
import { showGiveCard, takeGiveCard } from './card/requestedCard';
import { showFinishSignUp, takeFinishSignUp } from './entrance/finishSignUp';
import {
  showChoosePassword,
  showForgotPassword,
  takeChoosePassword,
  takeForgotPassword,
} from './entrance/passwords';
import { showSignIn, takeSignIn, takeSignOut } from './entrance/signIn';
import { showSignUp, takeSignUp } from './entrance/signUp';
import { showAgreements, takeAgreements } from './pages/agreements';
import { showNewAddress, takeAddress, takeNewAddress } from './pages/address';
import { showDetails, takeDetails } from './pages/details';
import { showAccount } from './pages/overview';
import { showPayments, showReceipt, takePay } from './pages/payments';
import { showEndPlan, showPlan, takeEndPlan, takeKeepPlan, takePlan } from './pages/plan';
import { showMailedReceipt } from './pages/mailedReceipt';
import { showView, takeLeave } from './pages/view';
import { leaves, shows, showsOwn, takes, takesOwn } from './signedIn';

/** The way in, and what clients see and do once they are. */
export const accountRoutes: readonly SiteRoute[] = [
  shows('/sign-up', showSignUp),
  takes('/sign-up', takeSignUp),
  shows('/sign-up/finish', showFinishSignUp),
  takes('/sign-up/finish', takeFinishSignUp),
  showsOwn('/sign-up/card', showBeginPlan),
  takesOwn('/sign-up/card', takeBeginPlan, beginPlanPage),
  shows('/sign-in', showSignIn),
  takes('/sign-in', takeSignIn),
  takesOwn('/sign-out', takeSignOut, () => '/account'),
  shows('/forgot-password', showForgotPassword),
  takes('/forgot-password', takeForgotPassword),
  shows('/choose-password', showChoosePassword),
  takes('/choose-password', takeChoosePassword),
  showsOwn('/account', showAccount),
  showsOwn('/account/plan', showPlan),
  takesOwn('/account/plan', takePlan),
  showsOwn('/account/plan/end', showEndPlan),
  takesOwn('/account/plan/end', takeEndPlan),
  takesOwn('/account/plan/keep', takeKeepPlan, () => '/account/plan'),
  showsOwn('/account/payments', showPayments),
  takesOwn('/account/payments/:id/pay', takePay, () => '/account/payments'),
  showsOwn('/account/payments/:id/receipt', showReceipt),
  showsOwn('/account/card', showCard),
  takesOwn('/account/card', takeCard),
  showsOwn('/account/details', showDetails),
  takesOwn('/account/details', takeDetails),
  takesOwn('/account/address', takeAddress, () => '/account/details'),
  shows('/new-address', showNewAddress),
  takes('/new-address', takeNewAddress),
  showsOwn('/account/legal', showAgreements),
  takesOwn('/account/legal', takeAgreements),
  shows('/give-card', showGiveCard),
  takes('/give-card', takeGiveCard),
  shows('/receipts/:id', showMailedReceipt),
  shows('/view', showView),
  leaves('/account/leave', takeLeave),
  { method: 'GET', path: '/card.js', kept: 'ForEverybody', answer: cardScript },
];
