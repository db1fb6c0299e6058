// Stands in for the script that Stripe's packages load into a page, as far as the embedded form needs it. Its frame is
// loaded from the same server as the script, as Stripe's is.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const unknown = () => Promise.reject(new Error("The stand-in for Stripe.js has no more than embedded checkout."));
  let live = false;

  async function createEmbeddedCheckoutPage({ clientSecret, fetchClientSecret, onComplete }) {
    const secret = clientSecret ?? (await fetchClientSecret());
    const [, id] = /^(cs_test_\w+)_secret_\w+$/.exec(secret) ?? [];
    if (!id) throw new Error("IntegrationError: this is no client secret of a Checkout Session.");
    if (live) throw new Error("IntegrationError: You cannot have multiple Embedded Checkout objects.");
    live = true;
    const frame = document.createElement("iframe");
    frame.title = "Payment form";
    frame.src = `${origin}/c/${id}`;
    frame.style.cssText = "display:block;width:100%;height:36rem;border:0";

    function onMessage({ source, data }) {
      if (source !== frame.contentWindow) return;
      if (data.type === "height") frame.style.height = `${data.height}px`;
      if (data.type !== "complete") return;
      if (onComplete) onComplete();
      if (data.returnUrl) window.location.assign(data.returnUrl);
    }
    window.addEventListener("message", onMessage);

    const unmount = () => frame.remove();
    return {
      mount: (target) => (typeof target === "string" ? document.querySelector(target) : target).append(frame),
      unmount,
      destroy() {
        unmount();
        window.removeEventListener("message", onMessage);
        live = false;
      },
    };
  }

  window.Stripe = Object.assign(
    () => ({
      elements: unknown,
      createToken: unknown,
      createPaymentMethod: unknown,
      confirmCardPayment: unknown,
      createEmbeddedCheckoutPage,
    }),
    { version: "endive" },
  );
})();
