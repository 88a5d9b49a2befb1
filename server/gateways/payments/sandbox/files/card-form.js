// The card form, and the field for a kept card's CVV. What is typed goes to the sandbox alone; the page that frames it hears whether
// each field is right, and the session's id.
const form = document.querySelector('form');
const badge = document.querySelector('#badge');
const scheme = document.querySelector('#scheme');
const calm = badge.textContent;
const shops = form.dataset.shops.split(' ');
const testCards = form.dataset.cards?.split(' ') ?? [];
const isCard = form.dataset.kind === 'card';
const COLOURS = ['ground', 'ink', 'soft', 'line', 'action', 'danger'];

/** Name, first digits, digits in all, digits of the CVV. */
const SCHEMES = [
  ['visa', 'Visa', /^4/, [16], 3],
  ['mastercard', 'Mastercard', /^(5[1-5]|2[2-7])/, [16], 3],
  ['amex', 'American Express', /^3[47]/, [15], 4],
  ['driversclub', 'Diners Club', /^3(0[0-5]|[689])/, [14], 3],
];

let shop = null;

const latin = (text) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
const digitsOf = (name) => latin(form.elements[name]?.value ?? '').replace(/\D/g, '');
const schemeOf = (number) => SCHEMES.find(([, , start]) => start.test(number)) ?? null;

function passesLuhn(number) {
  let sum = 0;
  [...number].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

function isWhole(number) {
  return schemeOf(number)?.[3].includes(number.length) === true && passesLuhn(number);
}

function isExpiryValid() {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf('expiry')) ?? [];
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > Date.now();
}

function cvvDigits() {
  const kept = SCHEMES.find(([name]) => name === form.dataset.scheme);
  return (isCard ? schemeOf(digitsOf('number')) : kept)?.[4] ?? null;
}

function isCvvValid() {
  const cvv = latin(form.elements.cvv.value);
  const wanted = cvvDigits();
  return /^\d{3,4}$/.test(cvv) && (wanted === null || cvv.length === wanted);
}

function validity() {
  const number = digitsOf('number');
  return {
    isPanValid: !isCard || (isWhole(number) && testCards.includes(number)),
    isNameValid: !isCard || /\p{L}/u.test(form.elements.name.value),
    isExpiryValid: !isCard || isExpiryValid(),
    isCVVValid: isCvvValid(),
  };
}

const FIELDS = { number: 'isPanValid', name: 'isNameValid', expiry: 'isExpiryValid', cvv: 'isCVVValid' };

function say(message) {
  if (shop !== null) parent.postMessage({ zad: 'sandbox-form', ...message }, shop);
}

/** Groups digits without moving the caret from the digit that it is behind. */
function write(input, digits, grouped) {
  const before = latin(input.value.slice(0, input.selectionStart)).replace(/\D/g, '').length;
  if (input.value === grouped) return;
  input.value = grouped;
  if (input !== document.activeElement) return;
  let caret = 0;
  for (let seen = 0; seen < before && caret < grouped.length; caret += 1) if (/\d/.test(grouped[caret])) seen += 1;
  if (before >= digits.length) caret = grouped.length;
  input.setSelectionRange(caret, caret);
}

function grouped(number) {
  const isShort = ['amex', 'driversclub'].includes(schemeOf(number)?.[0]);
  const groups = isShort ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/;
  return (groups.exec(number) ?? []).slice(1).filter(Boolean).join(' ');
}

function tidy(input) {
  if (input.name === 'number') {
    const number = digitsOf('number').slice(0, 19);
    write(input, number, grouped(number));
    scheme.textContent = schemeOf(number)?.[1] ?? '';
  } else if (input.name === 'expiry') {
    let digits = digitsOf('expiry').slice(0, 4);
    if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
    write(input, digits, digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits);
  } else if (input.name === 'cvv') {
    const digits = digitsOf('cvv').slice(0, 4);
    write(input, digits, digits);
  }
}

function mark(input, isRight) {
  if (isRight || input.value === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

form.addEventListener('input', ({ target }) => {
  tidy(target);
  const valid = validity();
  const number = digitsOf('number');
  const isStranger = isCard && isWhole(number) && !testCards.includes(number);
  badge.textContent = isStranger ? badge.dataset.cardsOnly : calm;
  badge.classList.toggle('wrong', isStranger);
  // What is still being typed is not called wrong; what was wrong is right as soon as it is.
  if (valid[FIELDS[target.name]]) mark(target, true);
  say({ kind: 'valid', ...valid });
});

form.addEventListener('focusout', ({ target }) => {
  if (target.name in FIELDS) mark(target, validity()[FIELDS[target.name]]);
});

// Whoever is led here types into the first field; a tap on another one is answered by the browser after this.
addEventListener('focus', () => form.elements[0]?.focus(), { once: true });

form.addEventListener('submit', (event) => event.preventDefault());

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !shops.includes(origin) || data?.zad !== 'sandbox-form') return;
  if (data.kind === 'open') {
    shop = origin;
    for (const name of COLOURS) {
      const colour = data.style?.[name];
      if (/^#[0-9a-f]{6}$/i.test(colour)) document.documentElement.style.setProperty(`--${name}`, colour);
    }
    say({ kind: 'ready' });
    say({ kind: 'valid', ...validity() });
  } else if (data.kind === 'session' && Number.isSafeInteger(data.call)) {
    void openSession(data.call);
  }
});

async function openSession(call) {
  const valid = validity();
  for (const [name, part] of Object.entries(FIELDS)) if (form.elements[name]) mark(form.elements[name], valid[part]);
  if (Object.values(valid).includes(false)) return say({ kind: 'refused', call });
  const expiry = digitsOf('expiry');
  const cvv = digitsOf('cvv');
  const typed = isCard
    ? {
        kind: 'card',
        number: digitsOf('number'),
        name: form.elements.name.value.trim(),
        expiry: `${expiry.slice(0, 2)}/${expiry.slice(2)}`,
        cvv,
      }
    : { kind: 'cvv', cvv };
  try {
    const answer = await fetch('/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    });
    if (!answer.ok) return say({ kind: 'refused', call });
    const { id } = await answer.json();
    say({ kind: 'session', call, id });
  } catch {
    say({ kind: 'refused', call });
  }
}
