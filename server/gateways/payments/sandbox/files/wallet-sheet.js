// The stand-in for the sheet of a device's wallet: tells the sandbox what was pressed, and the page that frames it how it ended.
const main = document.querySelector('main');
const shops = main.dataset.shops.split(' ');
const problem = document.querySelector('#problem');
const card = document.querySelector('select');
const buttons = [...document.querySelectorAll('button')];

let shop = null;

function tell(word) {
  if (shop !== null) parent.postMessage({ zad: 'sandbox-wallet', word }, shop);
}

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !shops.includes(origin) || data?.zad !== 'sandbox-wallet' || data.kind !== 'open') return;
  shop = origin;
  // Loaded again, or too late: the shop's server asks how it ended.
  tell(buttons.length === 0 ? 'SUCCESS' : 'READY');
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
      body: JSON.stringify({ card: button.value === 'pay' ? Number(card.value) : null }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { word } = await answer.json();
    tell(word);
  } catch {
    problem.textContent = problem.dataset.lost;
    for (const one of buttons) one.disabled = false;
  }
}
