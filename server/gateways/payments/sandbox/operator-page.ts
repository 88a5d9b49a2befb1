/** The operator's page as HTML: every payment with its buttons, and the test cards. */
import { escapedHtml } from './frame-pages.ts';
import { capturedOf, refundedOf, settledOf, sandboxStateOf, type SandboxPayment } from './sandbox-payment.ts';
import { TEST_CARDS, type CardOutcome } from './test-cards.ts';

export interface ToldEvent {
  readonly ref: string;
  readonly kind: string;
  readonly fate: string;
}

/** Each button's address, what it says, and what it does. */
export const OPERATOR_BUTTONS = [
  ['settle', 'Settle', 'settles what was captured, so that it can be refunded'],
  ['fail', 'Fail', 'fails a payment that waits; refuses the next operation on any other'],
  ['delay', 'Delay event', 'sends the next event later'],
  ['drop', 'Drop event', 'does not send the next event'],
  ['repeat', 'Repeat event', 'sends the last event again'],
] as const;

const OUTCOMES: Readonly<Record<CardOutcome, string>> = {
  approved: 'succeeds',
  asks_3ds: 'asks for 3-D Secure; the button decides',
  fails_3ds: 'asks for 3-D Secure and always fails it',
  declined: 'declined',
  late: 'authorised only after some seconds',
  silent: 'the shop’s server gets no answer; the payment is authorised',
};

export function operatorPage(payments: readonly SandboxPayment[], events: readonly ToldEvent[], now: Date): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Payments sandbox</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/operator.css" />
  </head>
  <body>
    <h1>Payments sandbox</h1>
    <p><strong>Sandbox: no real money.</strong> <a href="/">Refresh</a></p>
    <ul class="buttons">${OPERATOR_BUTTONS.map(([, name, why]) => `<li><b>${name}</b> ${why}</li>`).join('')}</ul>
    ${payments.map((payment) => article(payment, events, now)).join('') || '<p>No payment yet.</p>'}
    <h2>Test cards</h2>
    <p>Any name, any expiry that is not over, any CVV of 3 digits (4 for American Express).</p>
    <div class="wide"><table><tbody>${TEST_CARDS.map(cardRow).join('')}</tbody></table></div>
  </body>
</html>
`;
}

function cardRow({ number, scheme, outcome }: (typeof TEST_CARDS)[number]): string {
  return `<tr><td><code>${number}</code></td><td>${scheme}</td><td>${OUTCOMES[outcome]}</td></tr>`;
}

function article(payment: SandboxPayment, events: readonly ToldEvent[], now: Date): string {
  const { ref, fils, maskedPan, madeAt, nextEvent, nextOperation } = payment;
  const figures = [
    `captured ${aed(capturedOf(payment))}`,
    `settled ${aed(settledOf(payment, now))}`,
    `refunded ${aed(refundedOf(payment))}`,
    maskedPan,
    ...(nextEvent === 'send' ? [] : [`next event: ${nextEvent}`]),
    ...(nextOperation === 'do' ? [] : ['next operation is refused']),
  ];
  const told = events
    .filter((event) => event.ref === ref)
    .map(({ kind, fate }) => `${escapedHtml(kind)} (${escapedHtml(fate)})`);
  const button = (verb: string, name: string): string =>
    `<form method="post" action="/operator/${encodeURIComponent(ref)}/${verb}"><button>${name}</button></form>`;
  return `<article>
      <header><b>${escapedHtml(ref)}</b> <span>${sandboxStateOf(payment)}</span> <b>${aed(fils)}</b> <time>${madeAt.toISOString().slice(0, 19)}Z</time></header>
      <p>${figures.map(escapedHtml).join(' · ')}</p>
      <p>Events: ${told.join(', ') || 'none'}</p>
      <div class="row">${OPERATOR_BUTTONS.map(([verb, name]) => button(verb, name)).join('')}</div>
    </article>`;
}

function aed(fils: number): string {
  return `AED ${(fils / 100).toFixed(2)}`;
}
