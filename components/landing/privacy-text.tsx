export function PrivacyText() {
  return (
    <>
      <section>
        <h3>What we keep</h3>
        <p>
          Your name, e-mail address and time zone; the courses you take, the topics you tick and the dates you set; what
          you write in the community; and, with Premium, the state of your subscription. Card details go to Stripe and
          never reach us.
        </p>
      </section>
      <section>
        <h3>What others see</h3>
        <p>
          Other students see your username and your picture, if you add one. They do not see your e-mail address or full
          name.
        </p>
      </section>
      <section>
        <h3>Cookies</h3>
        <p>
          One cookie keeps you signed in, another helps the sign-in link to know your browser, and a third remembers
          that you have signed in here before, so that nobody else can lock you out. Your choice of light or dark stays
          in your browser. There is no advertising and no tracking by others.
        </p>
      </section>
      <section>
        <h3>Who helps us</h3>
        <p>Stripe takes payments, Resend sends our mail, and UploadThing may store uploaded pictures.</p>
      </section>
      <section>
        <h3>Your rights</h3>
        <p>
          Under Settings you can download everything we hold about you, correct it, and delete your account. You may
          also complain to the data protection authority where you live.
        </p>
      </section>
    </>
  );
}
