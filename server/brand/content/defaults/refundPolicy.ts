export const refundPolicy = `
<p>This policy says when you get money back for a plan of {{title}}, and how. It holds from {{effectiveDate}}. Rights that the law gives you, above all as a consumer, are not touched by it.</p>
<h2>Trials</h2>
<p>If your plan began with a trial and you end it before the trial is over, nothing is charged, so there is nothing to give back.</p>
<h2>The first 14 days</h2>
<p>If you are not content with a plan that you pay for the first time, tell us within 14 days of your first payment. We pay back that payment in full, a setup fee included. This holds once for each client.</p>
<h2>Later payments</h2>
<p>You can end a plan at any time, and it then runs until the end of the period that is paid for. We do not pay back a part of a period that has begun, except when</p>
<ul>
<li><p>we charged you by mistake, twice, or more than your plan costs: we pay back all that was too much;</p></li>
<li><p>the service could not be used in an essential part for more than 72 hours in a row because of a fault on our side: we pay back the share for that time;</p></li>
<li><p>we end the agreement without your having given reason for it: we pay back the share for the time that is left;</p></li>
<li><p>the law says so.</p></li>
</ul>
<h2>Moving to another plan</h2>
<p>When you move to a plan that costs less, the lower price applies from your next period on. The difference for the current one is not paid back.</p>
<h2>How to ask</h2>
<p>Write to <a href="mailto:{{email}}">{{email}}</a> from the address of your account, and say which payment you mean and what happened. The number of the receipt helps us to find it. We answer within five working days.</p>
<h2>How you get it</h2>
<p>We pay back to the card that was charged. Most banks show the money within five to ten working days after we have sent it; how long it takes is up to them. If that card no longer exists, we agree with you on another way. We charge no fee for a refund.</p>
<h2>Please ask us first</h2>
<p>If you do not recognise a charge of {{company}}, write to us before you have your bank call it back. We can mostly settle it within a day, while a dispute with the bank takes weeks and may pause your account in the meantime.</p>
`;
