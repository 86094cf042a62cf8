export const termsOfService = `
<p>These terms are the agreement between you and {{company}}, {{country}} (“we”), about the use of {{title}} and the services that we offer there. They hold from {{effectiveDate}}. By opening an account or by using the service you accept them. If you do so for a company, you say that you may act for it, and “you” means that company.</p>
<h2>1. The service</h2>
<p>Which service you get depends on the plan that you chose. The description of the plan, as it was shown when you chose it, is part of this agreement. We may improve the service and change how it does things. We do not take away what a plan essentially consists of while you have paid for it, unless the law or the safety of the service leaves us no choice; in that case you may end the agreement and get back what you paid for the time that is left.</p>
<h2>2. Your account</h2>
<ul>
<li><p>You give us correct details and keep them up to date, above all your email address: important news goes there.</p></li>
<li><p>You keep your password secret and do not share your account with people it is not meant for.</p></li>
<li><p>What is done with your account counts as done by you, unless you could not have prevented it. Tell us immediately if you suspect that another person has access.</p></li>
<li><p>You must be at least 18 years old, or old enough to make such an agreement where you live.</p></li>
</ul>
<h2>3. Prices and payment</h2>
<p>The price, the currency, the period and a setup fee, if there is one, are those shown when you choose a plan. You pay each period in advance by the card that you gave. You allow us to charge that card for each period until the agreement ends.</p>
<ul>
<li><p>If a plan begins with a trial, nothing is charged before the trial ends. If you end the agreement before then, nothing is charged at all.</p></li>
<li><p>If a payment fails, we tell you and try again over the following days. If it still fails, we may pause the service until it is paid.</p></li>
<li><p>When you move to another plan, the page on which you do so says what is charged and when.</p></li>
<li><p>We may change a price for periods that have not begun. We tell you at least 30 days before. If you do not agree, you can end the agreement before the new price applies.</p></li>
<li><p>Taxes are charged on top where the law asks for it and the price does not say that it includes them.</p></li>
</ul>
<p>Our <a href="/legal/refund-policy">refund policy</a> says when you get money back.</p>
<h2>4. How long it lasts, and how it ends</h2>
<p>The agreement lasts for the period that you pay for and goes on for another one each time, until one of us ends it. You can end it at any time with effect from the end of the current period; write to <a href="mailto:{{email}}">{{email}}</a> if you can not do so in your account. We can end it with 30 days’ notice to the end of a period. Either of us can end it at once for an important reason, such as a serious breach of these terms that is not put right within a reasonable time.</p>
<p>When the agreement ends, your access ends. On request we give you the data that you put into the service, for 30 days after the end and in a usual format. After that we delete it, except for what the law obliges us to keep.</p>
<h2>5. Fair use</h2>
<p>You use the service only for lawful purposes and as our <a href="/legal/acceptable-use">acceptable use policy</a> allows. If there is good reason to believe that your account is used in a way that harms others or the service, we may pause it. We tell you why, and we lift the pause as soon as the reason is gone.</p>
<h2>6. What belongs to whom</h2>
<p>What you put into the service stays yours. You allow us to store, copy and process it as far as that is needed to give you the service. You make sure that you have the rights to what you put in.</p>
<p>The service itself, its texts, its pictures and its software belong to us or to those who let us use them. You may use them for as long as the agreement lasts and for its purpose. You may not copy them for others, sell them on, or take the software apart, except where the law allows it and no agreement can forbid it.</p>
<p>If you send us an idea, we may use it without owing you anything.</p>
<h2>7. Keeping secrets, and personal data</h2>
<p>Each of us keeps secret what it learns about the other in confidence, also after the agreement has ended. How we treat personal data is said in our <a href="/legal/privacy-policy">privacy policy</a>. If you have us process personal data of others, and the law asks for a separate agreement about that, we make one with you on request.</p>
<h2>8. When something does not work</h2>
<p>We take care that the service works and can be reached, and we put faults right within a reasonable time. No service runs without a break: there may be maintenance, of which we tell you beforehand where we can, and there are failures that are beyond our control. Tell us about a fault as soon as you notice it, and as exactly as you can.</p>
<p>Beyond what is said here and in the description of your plan, we promise no particular qualities or results. Rights that you have as a consumer by law stay untouched.</p>
<h2>9. Liability</h2>
<p>We are liable without limit where we or people working for us cause damage on purpose or by gross negligence, for harm to life, body or health, for what we have expressly guaranteed, and where the law allows no limit.</p>
<p>For slight negligence we are liable only where we fail in a duty that the agreement could not sensibly be carried out without and on which you may rely. Our liability is then limited to the damage that is typical and could be foreseen, and altogether to what you paid us in the twelve months before the damage. Beyond that we are not liable for slight negligence, in particular not for lost profit or for data that could have been recovered from an ordinary backup of your own.</p>
<p>Neither of us is liable for what it could neither foresee nor prevent, such as natural disasters, war, strikes or a failure of public networks.</p>
<h2>10. Claims of others</h2>
<p>If a third party makes a claim against us because of what you put into the service or because you broke these terms, you release us from that claim and bear the reasonable costs of our defence, unless you are not to blame. We tell you about such a claim without delay.</p>
<h2>11. Changes to these terms</h2>
<p>We may change these terms for good reason, for example when the law changes or the service grows. We publish the new version here and tell you at least 30 days before it takes effect. Where your agreement is needed, we ask for it when you next sign in. If you do not agree, you can end the agreement before that day; until then the earlier version holds.</p>
<h2>12. Other rules</h2>
<ul>
<li><p>The law of {{country}} applies, without the rules that would point to another country’s law. As a consumer you keep the protection that the law of the place where you live gives you in any case.</p></li>
<li><p>If you are a business, the courts at our place of business are responsible. As a consumer you can also turn to the courts where you live.</p></li>
<li><p>If one of these terms does not hold, the others still do.</p></li>
<li><p>You can pass on rights and duties from this agreement only if we agree. We can pass them on to a company that takes over the service, if nothing gets worse for you by that.</p></li>
</ul>
<h2>How to reach us</h2>
<p>{{company}}, <a href="mailto:{{email}}">{{email}}</a>. Write to us first if something is wrong: most things can be settled quickly that way.</p>
`;
