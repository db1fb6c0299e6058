export function TermsText() {
  return (
    <>
      <section>
        <h3>What you get</h3>
        <p>
          Pacioli helps you organise your study for professional accountancy exams. The first module of every course is
          free. We do not promise that you will pass, and we are not affiliated with or approved by the bodies that set
          the exams. Check the current study guide of your body before you rely on an outline.
        </p>
      </section>
      <section>
        <h3>Premium</h3>
        <p>
          Premium costs €9.99 a month, is charged in advance and renews each month until you cancel. You can cancel at
          any time under Manage billing; you keep access until the end of the month that you have paid for.
        </p>
      </section>
      <section>
        <h3>Your right to withdraw</h3>
        <p>
          As a consumer in the European Union you may withdraw within 14 days of subscribing and get your money back,
          less the share for the days on which you had access if you asked us to start at once.
        </p>
      </section>
      <section>
        <h3>Fair use</h3>
        <p>
          Be kind in the community. Do not post exam content that you are bound to keep secret, nor the work of others
          without leave. We may hide posts and close accounts that break these rules.
        </p>
      </section>
      <section>
        <h3>Ending it</h3>
        <p>
          You can delete your account under Settings whenever you like. What you wrote in forums then stays without your
          name.
        </p>
      </section>
    </>
  );
}
