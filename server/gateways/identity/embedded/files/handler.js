// The consent page: hands the chosen person to the SDK, by way of its hidden page (popup) or of this tab's memory (redirect).
const query = new URLSearchParams(location.search);
const app = `${query.get('apiKey')}:${query.get('appName')}`;
const authType = query.get('authType');
const isPopup = authType !== 'signInViaRedirect';
const main = document.querySelector('main');
const form = document.querySelector('form');
const problem = document.querySelector('#problem');
const submit = form.querySelector('.main');
const proceed = submit.textContent;

let isDone = false;

function proceedAs(person) {
  const response = new URL(location.pathname, location.origin);
  response.search = String(new URLSearchParams({ providerId: main.dataset.provider, ...person }));
  finish({ urlResponse: response.href, sessionId: crypto.randomUUID(), postBody: '', error: null });
}

function cancel() {
  finish({
    urlResponse: null,
    sessionId: null,
    postBody: null,
    error: { code: 'auth/user-cancelled', message: 'cancelled' },
  });
}

function finish(outcome) {
  if (isDone) return;
  const authEvent = { type: authType, eventId: query.get('eventId'), tenantId: null, ...outcome };
  if (isPopup) {
    isDone = sendToOpener(authEvent);
    if (isDone) close();
    else problem.textContent = main.dataset.lost;
    return;
  }
  isDone = true;
  sessionStorage.setItem(`zad-identity-event:${app}`, JSON.stringify(authEvent));
  const back = new URL(query.get('redirectUrl') ?? '/', location.origin);
  location.replace(back.origin === location.origin ? back.href : '/');
}

/** To the hidden page of the app that asked; false where it is gone. */
function sendToOpener(authEvent) {
  for (let index = 0; index < (window.opener?.frames.length ?? 0); index += 1) {
    const frame = window.opener.frames[index];
    if (!isOurs(frame)) continue;
    frame.postMessage({ zadIdentity: app, authEvent }, location.origin);
    return true;
  }
  return false;
}

function isOurs(frame) {
  try {
    const asked = new URLSearchParams(frame.location.search);
    return (
      frame.location.pathname === '/emulator/auth/iframe' && `${asked.get('apiKey')}:${asked.get('appName')}` === app
    );
  } catch {
    // A frame of another origin tells nothing of itself.
    return false;
  }
}

for (const person of document.querySelectorAll('.person')) {
  person.addEventListener('click', () => proceedAs({ email: person.dataset.email, name: person.dataset.name }));
}
function nameThePerson() {
  const name = form.elements.name.value.trim();
  submit.textContent = name === '' ? proceed : `${form.dataset.as} ${name}`;
}
form.elements.name.addEventListener('input', nameThePerson);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, email, hidesEmail } = form.elements;
  const wrong = [name, email].find((field) => field.value.trim() === '' || !field.checkValidity());
  problem.textContent = wrong ? form.dataset[wrong.name] : '';
  for (const field of [name, email]) field.toggleAttribute('aria-invalid', field === wrong);
  if (wrong) wrong.focus();
  else
    proceedAs({ email: email.value.trim(), name: name.value.trim(), ...(hidesEmail?.checked && { hidesEmail: 'on' }) });
});
document.querySelector('.quiet').addEventListener('click', cancel);
// A popup that is closed is a cancelled one: the SDK by itself finds that out only after some ten seconds.
if (isPopup) addEventListener('pagehide', cancel);
// What was typed before this script ran counts too.
nameThePerson();
for (const button of document.querySelectorAll('button')) button.disabled = false;
