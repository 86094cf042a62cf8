/** Starter guides for companies to adapt. The pathname identifies a guide that was already added. */
export const starterGuides = [
  {
    pathname: 'getting-started',
    title: 'Getting started',
    summary: 'From signing up to your first day with us, in five steps.',
    html: `
<p>Welcome to {{title}}. This guide takes you from signing up to everything being set, in about ten minutes.</p>
<h2>1. Choose a plan</h2>
<p>Open <a href="/plans">the plans</a> and compare what each of them includes. You can move to another plan later, so begin with the one that fits you today. If a plan has a trial, nothing is charged before the trial ends.</p>
<h2>2. Sign up</h2>
<p>Type your name and an email address that you read often: receipts and important news go there. Choose a password that you use nowhere else. A sentence of four or five words is easy to remember and hard to guess.</p>
<h2>3. Confirm your address</h2>
<p>We send you a mail with a link. If it does not arrive within a few minutes, look in the folder for unwanted mail, and make sure that the address was typed right.</p>
<h2>4. Add a card</h2>
<p>You give your card details to our card provider; we never see the whole number. You can replace the card at any time in your account.</p>
<h2>5. Look around</h2>
<p>In your account you find your plan, your payments with their receipts, and your card. Bookmark the page: it is the quickest way back.</p>
<blockquote><p>Something is not as described here? Write to <a href="mailto:{{email}}">{{email}}</a>. A person reads it.</p></blockquote>`,
  },
  {
    pathname: 'payments-and-receipts',
    title: 'Payments and receipts',
    summary: 'When you are charged, where your receipts are, and what to do when a payment fails.',
    html: `
<h2>When you are charged</h2>
<p>You pay for each period in advance, on the day on which your plan began. Your account shows the date and the amount of the next payment.</p>
<h2>Where your receipts are</h2>
<p>Open your account and choose <strong>Payments</strong>. Each payment has its receipt beside it, to be saved or printed. We also mail it to you.</p>
<h2>Changing your card</h2>
<ol><li><p>Open your account and choose <strong>Card</strong>.</p></li><li><p>Add the new card.</p></li><li><p>From then on it is the one that is charged. A payment that is open is tried with it.</p></li></ol>
<h2>When a payment fails</h2>
<p>That happens most often because a card has expired or a limit was reached. We tell you by mail and try again over the following days, so there is nothing lost yet.</p>
<table><tbody>
<tr><th><p>What it says</p></th><th><p>What helps</p></th></tr>
<tr><td><p>The card has expired</p></td><td><p>Add the new card that your bank sent you.</p></td></tr>
<tr><td><p>Not enough money</p></td><td><p>Wait for the next try, or use another card.</p></td></tr>
<tr><td><p>Your bank has declined</p></td><td><p>Call your bank and ask it to let payments to {{company}} through. Only the bank knows the reason.</p></td></tr>
</tbody></table>
<p>When you get money back is said in our <a href="/legal/refund-policy">refund policy</a>.</p>`,
  },
  {
    pathname: 'changing-your-plan',
    title: 'Changing your plan',
    summary: 'Moving to another plan, pausing, and leaving.',
    html: `
<h2>Moving to a larger plan</h2>
<p>Look at <a href="/plans">the plans</a> to see what you would get more. Then write to <a href="mailto:{{email}}">{{email}}</a> and name the plan. Before anything changes we tell you what it costs, and from when on.</p>
<h2>Moving to a smaller plan</h2>
<p>That works the same way. The lower price applies from your next period on; until then you keep what you have paid for.</p>
<h2>Taking a break</h2>
<p>If you will not need the service for a while, ask us to pause your account. While it is paused nothing is charged, and nothing that you have with us is lost.</p>
<h2>Leaving</h2>
<p>We are sorry to see you go. Tell us by mail, and your plan ends with the period that is paid for. It helps us to hear why: a single sentence is enough.</p>
<h2>Coming back</h2>
<p>Your account can be opened again later. Sign in with the same email address, or write to us.</p>`,
  },
  {
    pathname: 'keeping-your-account-safe',
    title: 'Keeping your account safe',
    summary: 'Four habits that keep others out, and what to do when something looks wrong.',
    html: `
<h2>Four good habits</h2>
<ul>
<li><p><strong>A separate password.</strong> Use it for {{title}} and nowhere else. A password manager remembers it for you.</p></li>
<li><p><strong>Sign out on other people’s devices.</strong> Closing the window is not enough.</p></li>
<li><p><strong>Look at the address.</strong> Before you type your password, make sure that the address at the top of your browser is ours.</p></li>
<li><p><strong>Keep your email safe too.</strong> Anyone who reads your email can reset your password.</p></li>
</ul>
<h2>What we never ask for</h2>
<p>{{company}} never asks for your password, by email or by phone. We never ask for a full card number or its security code. A message that does is not from us.</p>
<h2>If something looks wrong</h2>
<ol>
<li><p>Set a new password: choose <strong>Forgot password</strong> where you sign in. That signs out everybody else who is in.</p></li>
<li><p>Look through your latest payments.</p></li>
<li><p>Write to <a href="mailto:{{email}}">{{email}}</a> and say what you saw and when.</p></li>
</ol>`,
  },
  {
    pathname: 'getting-help',
    title: 'Getting help',
    summary: 'How to reach us, and what to write so that we can help at the first try.',
    html: `
<h2>How to reach us</h2>
<p>Write to <a href="mailto:{{email}}">{{email}}</a>. Email works best for most questions, because the person who knows the answer can reply.</p>
<h2>What to write</h2>
<p>The more of this your message says, the sooner we can help:</p>
<ul>
<li><p>what you wanted to do,</p></li>
<li><p>what happened instead, with the words of a message if there was one,</p></li>
<li><p>when it was, and on which device,</p></li>
<li><p>a picture of the screen, if it is easy for you to make one.</p></li>
</ul>
<p>Please leave out passwords and card numbers. We never need them.</p>
<h2>What happens then</h2>
<p>We tell you that we have read it, and what we are going to do. If it takes longer, you hear from us in between. If an answer does not help, say so in the same conversation.</p>
<h2>Ideas and praise</h2>
<p>Tell us what is missing, and what works well. {{company}} gets better by it.</p>`,
  },
] as const;
