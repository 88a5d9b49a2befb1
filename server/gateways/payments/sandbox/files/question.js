// What the shopper is asked on a page of the provider's, the bank's challenge or the sheet of a device's wallet: tells the sandbox what was
// pressed, and the page that frames it how it ended.
const main = document.querySelector('main');
const { zad, over } = main.dataset;
const shops = main.dataset.shops.split(' ');
const problem = document.querySelector('#problem');
const cards = document.querySelector('select');
const buttons = [...document.querySelectorAll('button')];

let shop = null;

function tell(word) {
  if (shop !== null) parent.postMessage({ zad, word }, shop);
}

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !shops.includes(origin) || data?.zad !== zad || data.kind !== 'open') return;
  shop = origin;
  // Loaded again, or too late: the shop's server asks how it ended.
  tell(buttons.length === 0 ? over : 'READY');
});

for (const button of buttons) {
  button.addEventListener('click', () => void press(button));
}

async function press({ value }) {
  problem.textContent = '';
  for (const one of buttons) one.disabled = true;
  const answer = cards ? { card: value === 'pay' ? Number(cards.value) : null } : { isConfirmed: value === 'confirm' };
  try {
    const taken = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    });
    if (!taken.ok) throw new Error(String(taken.status));
    const { word } = await taken.json();
    tell(word);
  } catch {
    problem.textContent = problem.dataset.lost;
    for (const one of buttons) one.disabled = false;
  }
}
