export const privacyPolicy = `
<p>This policy says which personal data {{company}} keeps about you when you visit or use {{title}}, why we keep it, who else sees it, for how long, and what you can ask of us. It holds from {{effectiveDate}}.</p>
<h2>Who is responsible</h2>
<p>{{company}}, {{country}}, decides why and how your data is used. For every question about it, and to use the rights that this policy describes, write to <a href="mailto:{{email}}">{{email}}</a>.</p>
<h2>What we keep, and why</h2>
<p>We ask only for what we need to give you the service, to be paid for it, and to keep it safe.</p>
<table><tbody>
<tr><th><p>Data</p></th><th><p>What we use it for</p></th><th><p>Why we may</p></th></tr>
<tr><td><p>Your name, email address and, if you give them, your phone number, your company and your address</p></td><td><p>To open your account, to know who you are when you write to us, to make out invoices</p></td><td><p>Our contract with you</p></td></tr>
<tr><td><p>Your password, which we keep only in a form that can not be turned back into it</p></td><td><p>To make sure that only you can sign in</p></td><td><p>Our contract with you</p></td></tr>
<tr><td><p>The plan you chose, when it began and ended, what you paid, and receipts and invoices</p></td><td><p>To charge you rightly, to answer questions about a payment, to keep our books</p></td><td><p>Our contract with you, and the law on keeping books</p></td></tr>
<tr><td><p>The brand, the last four digits and the expiry date of your card</p></td><td><p>To show you which card is charged, and to tell you before it expires</p></td><td><p>Our contract with you</p></td></tr>
<tr><td><p>What you write to us, and what we answer</p></td><td><p>To help you, and to remember what we promised</p></td><td><p>Our contract with you, and our interest in good service</p></td></tr>
<tr><td><p>When you signed in, from which network address and with which browser; which version of our terms you accepted, and when</p></td><td><p>To find and stop misuse, and to be able to show what was agreed</p></td><td><p>Our interest in a safe service and in clear agreements</p></td></tr>
</tbody></table>
<p>We do not ask for special kinds of data, such as data about your health, your beliefs or your origin. Please do not send us any. The service is not meant for children under 16, and we do not knowingly keep data about them.</p>
<h2>Card details</h2>
<p>The number of your card and its security code never reach us. You give them to our card provider, who keeps them under its own obligations and gives us a reference to the card in return. We use that reference to charge what you have agreed to, and nothing else.</p>
<h2>Where the data comes from</h2>
<p>Most of it comes from you. Some of it arises while you use the service, such as the time of a sign-in. Our card provider tells us whether a payment succeeded and, if not, why. If someone in your company opened the account for you, your name and email address come from them.</p>
<h2>Who else sees it</h2>
<p>We do not sell your data, and we do not give it to anybody for their own advertising. We share it only with</p>
<ul>
<li><p>companies that work for us and under our instructions: those that host {{title}}, send our mail, take payments and keep our accounts;</p></li>
<li><p>our professional advisers, such as lawyers and auditors, who are bound to keep it secret;</p></li>
<li><p>authorities and courts, where the law obliges us to or where we have to defend our rights;</p></li>
<li><p>a company that acquires our business or a part of it, under the terms of this policy. We tell you before that happens.</p></li>
</ul>
<p>Each company that works for us has a contract that allows it to use your data for that work alone and obliges it to protect the data. Ask us, and we tell you which companies they are.</p>
<h2>Other countries</h2>
<p>Some of these companies may keep data in other countries than yours. Where the law of such a country protects data less, we agree on additional safeguards, such as the standard clauses that the authorities have approved for this purpose. You may ask for a copy of them.</p>
<h2>How long we keep it</h2>
<ul>
<li><p>Your account and what belongs to it: for as long as you are a client, and for up to 12 months afterwards, in case you come back or a question comes up.</p></li>
<li><p>Payments, invoices and receipts: for as long as the law on keeping books asks, which is often between six and ten years.</p></li>
<li><p>What you wrote to us: for up to three years after the matter was settled.</p></li>
<li><p>Records of sign-ins: for up to 12 months.</p></li>
<li><p>Records of which terms you accepted: for as long as a claim could arise from them.</p></li>
</ul>
<p>After that we delete the data, or change it so that it says nothing about you any more.</p>
<h2>How we protect it</h2>
<p>Everything between your browser and {{title}} is encrypted on its way. Only people who need your data for their work can see it, each with an account of their own, and changes are recorded. Should something happen to your data nevertheless that is a risk for you, we tell you and the authorities without delay.</p>
<h2>Your rights</h2>
<p>Depending on where you live, you may ask us</p>
<ul>
<li><p>which data we keep about you, and for a copy of it;</p></li>
<li><p>to correct what is wrong and to complete what is missing;</p></li>
<li><p>to delete data that we no longer need or may no longer keep;</p></li>
<li><p>to keep data without using it while a question about it is open;</p></li>
<li><p>to receive your data in a machine-readable format, or to have us send it to another person or company;</p></li>
<li><p>to stop using data that we use for interests of our own. We then stop, unless there are reasons that outweigh yours.</p></li>
</ul>
<p>Where we use data because you allowed us to, you can take that back at any time; what was done until then stays lawful. Write to <a href="mailto:{{email}}">{{email}}</a>. We answer within one month, and free of charge. We may ask you to show that you are who you say you are. If you are not content with our answer, you can turn to the data protection authority of the place where you live or work, or where you think that something went wrong.</p>
<h2>Decisions by machines</h2>
<p>We take no decision about you by machine alone that would affect you legally or in a similar way. A payment that fails several times may pause your account automatically; write to us, and a person looks into it.</p>
<h2>Cookies</h2>
<p>{{title}} uses only cookies that it needs in order to work. Our <a href="/legal/cookie-policy">cookie policy</a> says which ones.</p>
<h2>Changes</h2>
<p>When we change this policy, we publish the new version here with the day on which it takes effect. When a change matters to you, we tell you before that day by email or when you next sign in.</p>
`;
