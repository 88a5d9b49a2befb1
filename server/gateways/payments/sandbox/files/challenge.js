// The 3-D Secure challenge: tells the sandbox which button was pressed, and the page that frames it how it ended.
const main = document.querySelector('main');
const shops = main.dataset.shops.split(' ');
const problem = document.querySelector('#problem');
const buttons = [...document.querySelectorAll('button')];

let shop = null;

function tell(word) {
  if (shop !== null) parent.postMessage({ zad: 'sandbox-challenge', word }, shop);
}

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !shops.includes(origin) || data?.zad !== 'sandbox-challenge' || data.kind !== 'open') return;
  shop = origin;
  // Loaded again, or too late: the shop's server asks how it ended.
  if (buttons.length === 0) tell('AWAIT_3DS');
});

for (const button of buttons) {
  button.addEventListener('click', () => void press(button));
}

async function press(button) {
  problem.textContent = '';
  for (const one of buttons) one.disabled = true;
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isConfirmed: button.value === 'confirm' }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { word } = await answer.json();
    tell(word);
  } catch {
    problem.textContent = problem.dataset.lost;
    for (const one of buttons) one.disabled = false;
  }
}
