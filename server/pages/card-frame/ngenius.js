// N-Genius's own SDK (`NI` of hosted-sessions/sdk.js) with the surface that frame.js speaks to: it takes elements by id, answers with objects,
// and styles its form by parts. Loaded after the SDK and before frame.js.
const sdk = globalThis.NI;

function byId(element) {
  element.id ||= 'place';
  return element.id;
}

function styleOf({ ground, ink, line, danger }) {
  return {
    main: { backgroundColor: ground },
    base: { color: ink },
    input: { color: ink, borderColor: line, backgroundColor: ground },
    invalid: { borderColor: danger },
  };
}

if (sdk) {
  globalThis.NI = {
    mountCardInput(element, { style, ...options }) {
      sdk.unMountCardInputs?.();
      element.replaceChildren();
      sdk.mountCardInput(byId(element), { ...options, style: styleOf(style) });
    },
    async generateSessionId() {
      const { session_id: id } = await sdk.generateSessionId();
      return id;
    },
    async handlePaymentResponse(answer, { element, size }) {
      element.replaceChildren();
      const { status } = await sdk.handlePaymentResponse(answer, { mountId: byId(element), style: size });
      return status;
    },
  };
}
